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

  /// Writes what the route table makes of a url; all of it is null where there is no url.
  mutating func route(_ route: Route?) {
    guard let route else {
      null("route")
      null("routeAfterMs")
      null("routeCode")
      null("routeOrientation")
      return
    }
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
    .navigationBegan(try navigation(), try begun())
  }

  mutating func begun() throws(ScanFailure) -> BegunNavigation {
    let isBounced = try boolean("bounced")
    let hasCompletion = try boolean("completion")
    let isInternal = try boolean("internal")
    let route = try route()
    let style: PageStyle = try word("style")
    let url = try symbol("url")
    return BegunNavigation(
      url: url, style: style, route: route, hasCompletion: hasCompletion,
      isInternal: isInternal, isBounced: isBounced)
  }

  mutating func tapLink() throws(ScanFailure) -> Event {
    let route = try route()
    return .tapLink(url: try symbol("url"), route: route)
  }

  mutating func route() throws(ScanFailure) -> Route {
    guard let route = try optionalRoute() else { throw contradiction("route") }
    return route
  }

  mutating func optionalRoute() throws(ScanFailure) -> Route? {
    let name: RouteName? = try optionalWord("route")
    let after = try optionalInteger("routeAfterMs")
    let code = try optionalInt32("routeCode")
    let orientation: Orientation? = try optionalWord("routeOrientation")
    switch (name, after, code, orientation) {
    case (.none, .none, .none, .none):
      return nil
    case (.some(.opens), .some(let after), .none, .some(let orientation)):
      return .opens(after: after, orientation: orientation)
    case (.some(.fails), .some(let after), .some(let code), .none):
      return .fails(after: after, code: code)
    case (.some(.unresolved), .none, .none, .none):
      return .unresolved
    case (.none, _, _, _), (.some(.opens), _, _, _), (.some(.fails), _, _, _),
      (.some(.unresolved), _, _, _):
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
