extension View {
  /// Lets a cell of a ``Grid`` span several columns (V3.1 of the vocabulary).
  ///
  /// Twice on one view the counts above 1 add up. Outside a ``GridRow``, where a view spans all columns, and outside a
  /// ``Grid`` it has no effect.
  ///
  /// - Parameter count: How many columns; below 1 counts as 1, above 1,000 as 1,000.
  public func gridCellColumns(_ count: Int) -> ModifiedView<Self> { modified(by: .gridCellColumns(max(count, 1))) }

  /// Lets a ``Grid`` not count what the cell would take of the given axes: it is offered what the others made of them
  /// (V3.5 of the vocabulary). Twice on one view the axes add up.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedView<Self> {
    modified(by: .gridCellUnsizedAxes(axes))
  }

  /// Puts a point of the cell on the same point of its place in a ``Grid``, whatever the alignments say (V3.6 of the
  /// vocabulary). Twice on one view the inner one holds.
  public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedView<Self> { modified(by: .gridCellAnchor(anchor)) }

  /// Aligns all cells of the column in which the cell begins (V3.7 of the vocabulary); of several in one column the first
  /// in reading order holds.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> ModifiedView<Self> {
    modified(by: .gridColumnAlignment(guide))
  }
}
