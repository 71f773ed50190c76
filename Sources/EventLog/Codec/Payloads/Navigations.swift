import Lifecycle

extension PayloadWriter {
  mutating func call(_ call: NavigationCall, _ symbols: SymbolTable) {
    boolean("animated", call.animated)
    boolean("completion", call.hasCompletion)
    symbol("parameters", call.parameters, symbols)
    route(call.route)
    symbol("url", call.url, symbols)
  }

  mutating func began(_ navigation: BegunNavigation, _ symbols: SymbolTable) {
    boolean("bounced", navigation.isBounced)
    boolean("completion", navigation.hasCompletion)
    boolean("internal", navigation.isInternal)
    route(navigation.route)
    word("style", navigation.style)
    symbol("url", navigation.url, symbols)
  }

  mutating func tapped(_ url: Symbol, _ route: Route, _ symbols: SymbolTable) {
    self.route(route)
    symbol("url", url, symbols)
  }

  private mutating func route(_ route: Route) {
    switch route {
    case .opens(let after, let orientation):
      word("route", RouteName.opens)
      integer("routeAfterMs", after)
      null("routeCode")
      word("routeOrientation", orientation)
    case .fails(let after, let code):
      word("route", RouteName.fails)
      integer("routeAfterMs", after)
      integer("routeCode", code)
      null("routeOrientation")
    case .unresolved:
      word("route", RouteName.unresolved)
      null("routeAfterMs")
      null("routeCode")
      null("routeOrientation")
    }
  }

  mutating func page(_ page: Page, _ symbols: SymbolTable) {
    integer("navigation", page.navigation)
    word("orientation", page.orientation)
    integer("replaces", page.replaces)
    word("style", page.style)
    symbol("url", page.url, symbols)
  }

  mutating func close(_ page: ClosePage, _ symbols: SymbolTable) {
    switch page {
    case .top:
      null("url")
      word("which", ClosedPageName.top)
    case .all:
      null("url")
      word("which", ClosedPageName.all)
    case .url(let url):
      symbol("url", url, symbols)
      word("which", ClosedPageName.url)
    }
  }
}

extension PayloadReader {
  mutating func call(_ style: PageStyle) throws(ScanFailure) -> Event {
    let navigation = try navigation()
    let animated = try boolean("animated")
    let hasCompletion = try boolean("completion")
    let parameters = try optionalSymbol("parameters")
    let route = try route()
    let url = try symbol("url")
    return .navigate(
      navigation,
      NavigationCall(
        url: url, style: style, animated: animated, parameters: parameters,
        hasCompletion: hasCompletion, route: route))
  }

  mutating func began() throws(ScanFailure) -> Event {
    let navigation = try navigation()
    let isBounced = try boolean("bounced")
    let hasCompletion = try boolean("completion")
    let isInternal = try boolean("internal")
    let route = try route()
    let style: PageStyle = try word("style")
    let url = try symbol("url")
    return .navigationBegan(
      navigation,
      BegunNavigation(
        url: url, style: style, route: route, hasCompletion: hasCompletion,
        isInternal: isInternal, isBounced: isBounced))
  }

  mutating func tapLink() throws(ScanFailure) -> Event {
    let route = try route()
    return .tapLink(url: try symbol("url"), route: route)
  }

  private mutating func route() throws(ScanFailure) -> Route {
    let name: RouteName = try word("route")
    let after = try optionalInteger("routeAfterMs")
    let code = try optionalInt32("routeCode")
    let orientation: Orientation? = try optionalWord("routeOrientation")
    switch (name, after, code, orientation) {
    case (.opens, .some(let after), .none, .some(let orientation)):
      return .opens(after: after, orientation: orientation)
    case (.fails, .some(let after), .some(let code), .none):
      return .fails(after: after, code: code)
    case (.unresolved, .none, .none, .none):
      return .unresolved
    case (.opens, _, _, _), (.fails, _, _, _), (.unresolved, _, _, _):
      throw contradiction("routeOrientation")
    }
  }

  mutating func opened() throws(ScanFailure) -> Event {
    let page = try page()
    let navigation = try optionalInt32("navigation")
    let orientation: Orientation = try word("orientation")
    let replaces = try optionalInt32("replaces")
    let style: PageStyle = try word("style")
    let url = try symbol("url")
    return .pageOpened(
      Page(
        page: page, url: url, style: style, orientation: orientation, navigation: navigation,
        replaces: replaces))
  }

  mutating func closePage() throws(ScanFailure) -> ClosePage {
    let url = try optionalSymbol("url")
    let which: ClosedPageName = try word("which")
    switch (which, url) {
    case (.top, .none): return .top
    case (.all, .none): return .all
    case (.url, .some(let url)): return .url(url)
    case (.top, .some), (.all, .some), (.url, .none): throw contradiction("which")
    }
  }
}

/// How the log names what the SDK's route table makes of a url.
private enum RouteName: String, Word {
  case opens
  case fails
  case unresolved
}

/// How the log names which pages a client closes.
private enum ClosedPageName: String, Word {
  case top
  case all
  case url
}
