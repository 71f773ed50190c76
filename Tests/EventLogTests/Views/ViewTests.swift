import EventLog
import TestSupport
import Testing

/// What the views say of one story, as the plain shell prints it.
@Suite struct ViewTests {
  private func show(_ query: String) throws -> String {
    let folder = try TemporaryFolder()
    let path = folder.file("story.sqlite")
    try Story().write(to: path)
    let output = try SQLiteShell.run(query, on: path)
    #expect(output.errors == "")
    return output.text
  }

  @Test func `the timeline reads from top to bottom, indented inside callbacks, with causes`()
    throws
  {
    let text = try show("SELECT seq, time, who, what, because_of FROM timeline WHERE run_id = 1;")
    #expect(
      text == """
        1|00:00.000|clock|stepBegan (index: 1, line: 4, stimulus: start)|
        2|00:00.000|host|start (account: A, refreshToken: R1, token: T1)|#1 stepBegan
        3|00:00.000|sdk|startAccepted session:1 (account: A, refreshToken: R1, token: T1)|#2 start
        4|00:00.000|sdk|requestSent request:1 (credential: T1, endpoint: launch)|#3 startAccepted
        5|00:00.090|server|replyArrived request:1 (endpoint: launch, status: 200)|#4 requestSent
        6|00:00.090|sdk|launchSucceeded|#5 replyArrived
        7|00:00.090|callback|didFinishLaunching (status: Started)|#6 launchSucceeded
        8|00:01.250|sdk|pageOpened page:1 (orientation: portrait, style: push, url: \
        lb://page/1)|#7 didFinishLaunching
        9|00:01.250|callback|enterSdkPage (status: Started)|#8 pageOpened
        10|01:01.000|sdk|pageOpened page:2 (orientation: portrait, replaces: 1, style: push, \
        url: lb://page/2)|
        11|01:01.000|sdk|pageClosed page:1 (url: lb://page/1)|#10 pageOpened
        12|14:00.000|sdk|renewalFailed (code: 401, message: no, reason: refused)|
        13|14:00.000|callback|didRunInError (code: 401, description: signed in elsewhere, \
        status: Started)|#12 renewalFailed
        14|14:00.000|host|  logoutAndDestroy|#13 didRunInError
        15|14:00.000|sdk|  teardownBegan (by: host)|#14 logoutAndDestroy
        16|14:00.000|callback|  willDestroy (status: IsDestroying)|#15 teardownBegan
        17|14:00.000|host|    note (text: sign-in)|#16 willDestroy
        18|14:00.000|sdk|  pageClosed page:2 (url: lb://page/2)|#15 teardownBegan
        19|14:00.000|sdk|  credentialsCleared|#15 teardownBegan
        20|14:00.000|sdk|  teardownFinished|#15 teardownBegan
        21|1:00:00.000|sdk|startAccepted session:2 (account: A, refreshToken: R2, token: T2)|
        22|1:00:00.000|sdk|pageOpened page:3 (orientation: portrait, style: push, url: lb://page/3)|
        23|1:01:01.001|system|processEnded|

        """)
  }

  @Test func `callbacks are numbered, with arguments and the status read inside`() throws {
    let text = try show(
      """
      SELECT number, seq, time, callback, arguments, status, inside FROM callbacks
       WHERE run = 'story#1';
      """)
    #expect(
      text == """
        1|7|00:00.090|didFinishLaunching||Started|
        2|9|00:01.250|enterSdkPage||Started|
        3|13|14:00.000|didRunInError|code: 401, description: signed in elsewhere|Started|
        4|16|14:00.000|willDestroy||IsDestroying|13

        """)
  }

  @Test func `the state timeline has status, pages, session, account and token after an event`()
    throws
  {
    let text = try show(
      """
      SELECT seq, time, status, page_count, session, account, token FROM state_timeline
       WHERE run = 'story#1' AND seq IN (1, 3, 6, 8, 10, 11, 15, 18, 19, 20, 21, 22, 23);
      """)
    #expect(
      text == """
        1|00:00.000|NotStarted|0|||
        3|00:00.000|Starting|0|1|A|T1
        6|00:00.090|Started|0|1|A|T1
        8|00:01.250|Started|1|1|A|T1
        10|01:01.000|Started|2|1|A|T1
        11|01:01.000|Started|1|1|A|T1
        15|14:00.000|IsDestroying|1|1|A|T1
        18|14:00.000|IsDestroying|0|1|A|T1
        19|14:00.000|IsDestroying|0|1|A|
        20|14:00.000|NotStarted|0|||
        21|1:00:00.000|Starting|0|2|A|T2
        22|1:00:00.000|Starting|1|2|A|T2
        23|1:01:01.001|NotStarted|0|||

        """)
  }

  @Test func `the histories hold every change once`() throws {
    let text = try show(
      """
      SELECT seq, time, before, status, because_of FROM status_history;
      SELECT '--';
      SELECT seq, time, change, page, url, replaces, page_count FROM page_history;
      SELECT '--';
      SELECT * FROM session_history;
      """)
    #expect(
      text == """
        3|00:00.000|NotStarted|Starting|startAccepted
        6|00:00.090|Starting|Started|launchSucceeded
        15|14:00.000|Started|IsDestroying|teardownBegan
        20|14:00.000|IsDestroying|NotStarted|teardownFinished
        21|1:00:00.000|NotStarted|Starting|startAccepted
        23|1:01:01.001|Starting|NotStarted|processEnded
        --
        8|00:01.250|opened|1|lb://page/1||1
        10|01:01.000|opened|2|lb://page/2|1|2
        11|01:01.000|closed|1|lb://page/1||1
        18|14:00.000|closed|2|lb://page/2||0
        22|1:00:00.000|opened|3|lb://page/3||1
        23|1:01:01.001|lost with the process||||0
        --
        1|story#1|1|A|||0|destroyedByHost|3|20|0|840000|00:00.000|14:00.000
        1|story#1|2|A|T2|R2|0|processEnded|21|23|3600000|3661001|1:00:00.000|1:01:01.001

        """)
  }

  @Test func `runs, kinds and causes are listed`() throws {
    let text = try show(
      """
      SELECT run_id, run, scenario, state, verdict, events, length, recorded_at FROM run_list;
      SELECT '--';
      SELECT run, channel, kind, events FROM kind_counts WHERE channel IN ('server', 'callback');
      SELECT '--';
      SELECT seq, time, kind, cause, delay_ms, chain FROM causes WHERE seq IN (1, 5, 17);
      """)
    #expect(
      text == """
        1|story#1|First launch opens the market \
        page|sealed|passed|23|1:01:01.001|2026-11-30T12:00:00Z
        --
        story#1|callback|didFinishLaunching|1
        story#1|callback|didRunInError|1
        story#1|callback|enterSdkPage|1
        story#1|callback|willDestroy|1
        story#1|server|replyArrived|1
        --
        1|00:00.000|stepBegan|||#1 stepBegan
        5|00:00.090|replyArrived|requestSent|90|#5 replyArrived <- #4 requestSent <- #3 \
        startAccepted <- #2 start <- #1 stepBegan
        17|14:00.000|note|willDestroy|0|#17 note <- #16 willDestroy <- #15 teardownBegan <- #14 \
        logoutAndDestroy <- #13 didRunInError <- #12 renewalFailed

        """)
  }
}
