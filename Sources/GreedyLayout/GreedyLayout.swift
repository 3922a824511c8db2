// What `import GreedyLayout` brings: the engine, the views and the vocabulary of SwiftUI around them, and Foundation, as
// SwiftUI brings it. The command-line tool is built without the vocabulary, which documents do not need.
@_exported public import Foundation
@_exported public import LayoutEngine
@_exported public import ViewTree
@_exported public import ViewVocabulary
