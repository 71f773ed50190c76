package enum UrlCanOpenUnimplemented: String, Hashable, Sendable, CaseIterable {
  case assumeNo
  case requestAnyway
}

package enum UrlOnNo: String, Hashable, Sendable, CaseIterable {
  case ignore
  case notify
}
