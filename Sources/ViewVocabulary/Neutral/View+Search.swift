public import ViewTree

// A search field belongs to the container around a screen, which takes its height off the safe area; it is not shown.
extension View {
  /// Adds a search field, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedView<Self> {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedView<Self> {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field that is shown or not, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> ModifiedView<Self> {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field that is shown or not, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedView<Self> {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field with suggestions, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> ModifiedView<Self> {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field with suggestions, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<V: View, S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder suggestions: () -> V
  ) -> ModifiedView<Self> {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field with tokens, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedView<Self> where C.Element: Identifiable {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field with tokens, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedView<Self> where C.Element: Identifiable {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field with tokens, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedView<Self> where C.Element: Identifiable {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field with tokens, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedView<Self> where C.Element: Identifiable {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field with tokens and suggested ones, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedView<Self> where C.Element: Identifiable {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field with tokens and suggested ones, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedView<Self> where C.Element: Identifiable {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field with tokens and suggested ones, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedView<Self> where C.Element: Identifiable {
    bars { $0.hasSearch = true }
  }

  /// Adds a search field with tokens and suggested ones, for which the bar of the screen is higher (V6.11 of the vocabulary).
  public func searchable<
    C: MutableCollection & RangeReplaceableCollection & RandomAccessCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedView<Self> where C.Element: Identifiable {
    bars { $0.hasSearch = true }
  }

  /// Offers suggestions for a search, which are not shown; no effect on the view's layout.
  public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> ModifiedView<Self> { unmodified }

  /// Shows or hides the suggestions of views around at some places; no effect on the view's layout.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Makes the view the suggestion of a text; no effect on layout.
  public func searchCompletion(_ completion: String) -> ModifiedView<Self> { unmodified }

  /// Makes the view the suggestion of a token; no effect on layout.
  public func searchCompletion<T: Identifiable>(_ token: T) -> ModifiedView<Self> { unmodified }

  /// Offers scopes for a search, which are not shown; no effect on the view's layout.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Offers scopes for a search at some time, which are not shown; no effect on the view's layout.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> ModifiedView<Self> {
    unmodified
  }

  /// Binds whether the search field has the focus; no effect on layout.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> ModifiedView<Self> { unmodified }

  /// Binds which search field has the focus; no effect on layout.
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> ModifiedView<Self> {
    unmodified
  }

  /// Sets what becomes of the search field in the bar; no effect on the view's layout.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> ModifiedView<Self> { unmodified }

  /// Sets what becomes of the bar while something is searched; no effect on the view's layout.
  public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> ModifiedView<Self> {
    unmodified
  }
}

/// Where suggestions for a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Places at which suggestions are shown.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the place of the content.
    public static let content = Set(rawValue: 2)
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// When something is typed.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
  /// When the search begins.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
}

/// What becomes of a search field in a bar.
public struct SearchToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = SearchToolbarBehavior(name: "automatic")
  /// It is a button until it is pressed.
  public static let minimize = SearchToolbarBehavior(name: "minimize")
}

/// What becomes of a bar while something is searched.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// It does not hide content.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}

/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// As the system thinks best.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// In the bar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// In the side bar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// Below the title.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// When the field below the title is shown.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// When content is scrolled.
    case automatic
    /// Always.
    case always
  }

  /// Below the title.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    navigationBarDrawer
  }
}
