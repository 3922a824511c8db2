extension Registry {
  /// Frames that look to a container, and the mark of one.
  static let relativeFrames: [Entry<ModifierNode>] = [
    Entry(
      "containerRelativeFrame", "A frame of the length of the container around, or of some of its columns.",
      .relativeFrame,
      calls: [
        "containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)",
        "containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, "
          + "alignment: Alignment = .center)",
        "containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) { length, axis in … }",
      ],
      keys: [
        KeyFormat("axes", .names(Axis.Set.byName.names), .required, "The axes on which it has the length."),
        KeyFormat(
          "count", .number(.count), .optional,
          "How many columns the container is divided into; it is whole where absent."),
        KeyFormat("span", .number(.count), .defaulted(1), "How many of the columns it takes."),
        KeyFormat("spacing", .number(.any), .defaulted(0), "Points between neighbouring columns."),
        alignment(Alignment.byName.names),
      ],
      make: {
        let count = $0.optionalNumber("count").map { Int($0) }
        let (span, spacing) = (Int($0.number("span")), $0.number("spacing"))
        return .passing(
          PassingModifier(
            RelativeFrame(
              $0.union("axes", in: Axis.Set.byName),
              count.map { .columns(count: $0, span: span, spacing: spacing) } ?? .whole,
              alignment: $0.value("alignment", in: Alignment.byName, else: .center))))
      },
      write: { modifier, path throws(UnwritableDocument) in
        guard case .passing(let passing) = modifier, let frame = passing.parameters as? RelativeFrame else {
          return nil
        }
        var values: [String: JSONText] = [
          "axes": frame.axes.encoded, "alignment": try Alignment.byName.encoded(frame.alignment, at: path),
        ]
        switch frame.share {
        case .whole: break
        case .columns(let count, let span, let spacing):
          values["count"] = .number(Double(count))
          values["span"] = .number(Double(span))
          values["spacing"] = .number(Double(spacing))
        case .computed: throw UnwritableDocument(.modifier("containerRelativeFrame"), at: path)
        }
        return values
      }),
    Entry(
      "container",
      "The mark of a view to whose length containerRelativeFrame looks, as a NavigationStack is one; with insets, that what "
        + "is inside looks to a container that is so much shorter.",
      .relativeFrame, calls: [],
      keys: Edge.byName.names.map {
        KeyFormat($0, .number(.any), .optional, "Points on the \($0) edge, which what is inside does not have.")
      },
      make: { object in
        guard Edge.byName.names.contains(where: { object.place(of: $0) != nil }) else { return .container() }
        return .container(
          .insets(
            EdgeInsets(
              top: object.number("top"), leading: object.number("leading"), bottom: object.number("bottom"),
              trailing: object.number("trailing"))))
      },
      write: { modifier, _ in
        guard case .passing(let passing) = modifier, let mark = passing.parameters as? RelativeContainer else {
          return nil
        }
        guard case .insets(let insets) = mark else { return [:] }
        return Edge.allCases.reduce(into: [:]) { values, edge in
          values[Edge.byName.name(of: edge) ?? ""] = .number(insets[edge])
        }
      }),
  ]
}
