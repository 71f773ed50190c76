import Lifecycle

/// The seqs of some events, in order, to tell what caused another.
///
/// What is looked up is nearly always among the last few, so it is looked for from the end.
struct SequenceList: Sendable {
  private var seqs: [Sequence] = []

  var last: Sequence { seqs.last ?? 0 }

  mutating func append(_ seq: Sequence) {
    seqs.append(seq)
  }

  func contains(_ seq: Sequence) -> Bool {
    var index = seqs.count
    while index > 0 {
      index -= 1
      if seqs[index] <= seq { return seqs[index] == seq }
    }
    return false
  }
}
