import ViewTree
import ViewVocabulary

// Views as they are written for SwiftUI; this file imports nothing else.

struct ProfileHeader: View {
  var name: String
  var detail: String?
  @State private var isExpanded = false
  @Environment(\.font) var font

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: "swift")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 44, height: 44)
        .foregroundColor(.white)
        .background(Color.orange)
        .clipShape(Circle())
        .overlay(Circle().stroke(Color.white, lineWidth: 2))
        .shadow(radius: 4)
      VStack(alignment: .leading, spacing: 2) {
        Text(name)
          .font(.headline)
          .lineLimit(1)
        if let detail, !isExpanded {
          Text(detail)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        } else {
          Text("No detail") + Text("!").bold()
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal)
    .padding(.vertical, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }
}

struct Chip: Identifiable, Hashable {
  let id: Int
  let title: String
}

struct ChipGrid: View {
  let chips: [Chip]
  private let columns = [GridItem(.adaptive(minimum: 80), spacing: 8), GridItem(.fixed(40))]

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(chips) { chip in
          Text(chip.title)
            .padding(EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8))
            .background(Capsule().fill(Color.blue.opacity(0.2)))
        }
      }
      .padding()
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Color.gray.frame(height: 44)
    }
    .ignoresSafeArea(.keyboard)
  }
}

struct BarChart: View {
  var values: [Double]

  var body: some View {
    GeometryReader { proxy in
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(values.indices, id: \.self) { index in
          let height = proxy.size.height * values[index]
          RoundedRectangle(cornerRadius: 4)
            .fill(index.isMultiple(of: 2) ? Color.accentColor : .gray)
            .frame(height: height)
        }
      }
      .frame(width: proxy.frame(in: .local).width, height: proxy.size.height)
      .offset(x: proxy.frame(in: .global).minX > 0 ? 1 : 0)
    }
  }
}

extension HorizontalAlignment {
  private enum ValueColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
  }

  static let valueColumn = HorizontalAlignment(ValueColumn.self)
}

struct LabelledRows: View {
  enum Row: String, CaseIterable {
    case width, height, depth
  }

  var body: some View {
    VStack(alignment: .valueColumn) {
      ForEach(Row.allCases, id: \.self) { row in
        HStack {
          Text(row.rawValue)
          switch row {
          case .width: Text("1").alignmentGuide(.valueColumn) { $0[.leading] }
          case .height: Text("22").alignmentGuide(.valueColumn) { d in d[.leading] }
          default: EmptyView()
          }
        }
      }
      Divider()
      Grid(alignment: .leading, horizontalSpacing: 8) {
        GridRow {
          Text("a")
          Text("b")
        }
        Divider()
      }
    }
    .fixedSize(horizontal: true, vertical: false)
  }
}

struct CardStyle: ViewModifier {
  var tint: Color = .blue

  func body(content: Content) -> some View {
    content
      .padding()
      .overlay(alignment: .topTrailing) { Circle().fill(tint).frame(width: 8, height: 8) }
      .border(tint, width: 1)
  }
}

extension View {
  func card(tint: Color = .blue) -> some View { modifier(CardStyle(tint: tint)) }
}

struct Card<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content.card() }
}

struct Measured: View {
  @State private var width: CGFloat = 100
  @Binding var height: CGFloat

  private var label: some View { Text("\(Int(width)) by \(Int(height))") }

  @ViewBuilder private func rows(_ count: Int) -> some View {
    if count > 1 {
      label
    }
    ForEach(0..<count, id: \.self) { _ in Rectangle() }
  }

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { rows(2) }
      VStack { rows(1) }
    }
    .onGeometryChange(for: CGFloat.self) { proxy in
      proxy.size.width
    } action: { newValue in
      width = newValue
    }
  }
}

struct Badge: Shape {
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY + inset))
      path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

struct Gallery: View {
  var showsBadge = true

  var body: some View {
    ZStack(alignment: .bottomTrailing) {
      LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      Card {
        ProfileHeader(name: "Ada", detail: "Countess")
        BarChart(values: [0.2, 0.8, 0.5]).frame(height: 100)
      }
      Group {
        if showsBadge {
          Badge().stroke(.red, lineWidth: 2)
        } else {
          AnyView(Color.clear)
        }
      }
      .frame(width: 24, height: 24)
      .rotationEffect(.degrees(12))
      .zIndex(1)
    }
  }
}
