import EventLog
import Projections
import Report

/// `whalesim verify`: whether the history is what was recorded, and what is wrong where.
struct VerifyCommand {
  let options: VerifyOptions

  init(_ options: VerifyOptions) {
    self.options = options
  }

  func run(_ log: EventLog, _ output: inout OutputWriter) throws(EventLogError) -> ExitCode {
    var lines: [String] = []
    var verified = try log.verify { defect in
      lines.append(options.json ? Self.json(defect) : text(defect))
    }
    if let defect = log.contractDefect() {
      verified.defects += 1
      lines.append(options.json ? Self.json(defect) : text(defect))
    }
    for line in lines { output.writeLine(line) }
    if !options.json, !options.global.isQuiet { output.writeLine(summary(verified)) }
    return verified.defects == 0 ? .passed : .damagedLog
  }

  private func text(_ defect: Defect) -> String {
    let place =
      switch defect.place {
      case .file: options.global.db
      case .run(let name, let seq): seq.map { "\(name) #\($0)" } ?? name
      }
    return "wrong  \(place)  \(defect.problem)"
  }

  private static func json(_ defect: Defect) -> String {
    var object = JSONText()
    switch defect.place {
    case .file:
      object.add("run", nil as String?)
      object.add("seq", nil as Int64?)
    case .run(let name, let seq):
      object.add("run", name)
      object.add("seq", seq.map { Int64($0) })
    }
    object.add("problem", defect.problem)
    return object.text
  }

  private func summary(_ verified: Verified) -> String {
    guard verified.defects == 0 else {
      let things = verified.defects == 1 ? "1 thing is" : "\(verified.defects) things are"
      return "\(options.global.db): \(things) wrong"
    }
    let cut =
      verified.interrupted == 0
      ? "" : "; \(Plural.text(verified.interrupted, "run")) interrupted before its end"
    return "\(options.global.db): \(Plural.text(verified.runs, "run")), "
      + "\(Plural.text(verified.events, "event")): all is as it was recorded\(cut)"
  }
}
