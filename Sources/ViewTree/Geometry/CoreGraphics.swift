// What SwiftUI brings with it: source that imports it alone speaks of Date, URL, IndexSet and CGFloat.
@_exported public import Foundation
