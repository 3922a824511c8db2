// The functions of Foundation that `import SwiftUI` brings along and layouts compute with.
@_exported public import func Foundation.acos
@_exported public import func Foundation.asin
@_exported public import func Foundation.atan
@_exported public import func Foundation.atan2
@_exported public import func Foundation.ceil
@_exported public import func Foundation.cos
@_exported public import func Foundation.floor
@_exported public import func Foundation.hypot
@_exported public import func Foundation.pow
@_exported public import func Foundation.round
@_exported public import func Foundation.sin
@_exported public import func Foundation.sqrt
@_exported public import func Foundation.tan
