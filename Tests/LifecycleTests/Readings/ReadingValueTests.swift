import Lifecycle
import Testing

@Suite struct `Texts that name a reading` {
  private func value(_ name: String, _ text: String) -> ReadingValue? {
    ReadingCatalog.question(name)?.value(text)
  }

  @Test func `a word is taken as it stands`() {
    #expect(value("run.destroyer401", "sdkAfterCallback") == .word("sdkAfterCallback"))
    for text in ["", "SDKAfterCallback", "sdkAfterCallback ", "sdk"] {
      #expect(value("run.destroyer401", text) == nil, "\(text)")
    }
  }

  @Test func `a number has a range and one spelling`() {
    #expect(value("url.canOpenBurst", "3") == .number(3))
    for text in ["0", "-1", "03", "+3", "3.0", "1001", "many", ""] {
      #expect(value("url.canOpenBurst", text) == nil, "\(text)")
    }
    #expect(value("route.failureCode", "-1009") == .number(-1009))
    #expect(value("route.failureCode", "2147483648") == nil)
  }

  @Test func `a forbidden code is 403 or one of its family`() {
    #expect(value("start.forbiddenCode", "403") == .number(403))
    #expect(value("start.forbiddenCode", "403201") == .number(403_201))
    for text in ["401", "402999", "404000", "4030"] {
      #expect(value("start.forbiddenCode", text) == nil, "\(text)")
    }
  }

  @Test func `a call has a word and a number`() {
    #expect(value("destroy.mode", "async(2)") == .call("async", 2))
    #expect(value("start.nonAuthFailure", "fail(500)") == .call("fail", 500))
    for text in ["async", "async()", "async(0)", "async(02)", "async(2", "async(2))", "later(2)"] {
      #expect(value("destroy.mode", text) == nil, "\(text)")
    }
  }

  @Test func `a time is taken in any spelling and has one text`() {
    #expect(value("auth.renewBefore", "90s") == .time(90_000))
    #expect(value("auth.renewBefore", "90s")?.text == "1m30s")
    #expect(value("auth.renewBefore", "1m30s")?.text == "1m30s")
    #expect(value("auth.renewBefore", "90") == nil)
  }

  @Test func `the text of a reading says the same reading again`() {
    for question in ReadingCatalog.questions {
      for form in question.allowed {
        let sample =
          switch form {
          case .word(let word): word
          case .number(let range): "\(range.lowerBound)"
          case .call(let word, let range): "\(word)(\(range.upperBound))"
          case .time: "2h5ms"
          }
        let value = question.value(sample)
        #expect(value?.text == sample, "\(question.name)")
      }
    }
  }
}
