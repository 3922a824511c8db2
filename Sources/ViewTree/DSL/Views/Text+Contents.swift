public import Foundation

extension Text {
  /// Makes a text of a literal, whose Markdown is read (V1.16 of the vocabulary). It is not translated.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(pieces: key.pieces)
  }

  /// Makes a text of a value in a format.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// Makes a text of a value in the form of a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Makes a text of a moment in a style.
  public init(_ date: Date, style: DateStyle) { self.init(verbatim: style.text(of: date)) }

  /// Makes a text of the time between two moments.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: DateStyle.time.text(of: dates.lowerBound) + " – " + DateStyle.time.text(of: dates.upperBound))
  }

  /// Makes a text that counts time, as it is at its start.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let length = Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound))
    let shown = countsDown ? length : 0
    let minutes = showsHours && length >= 3600 ? shown / 60 % 60 : shown / 60
    let hours = showsHours && length >= 3600 ? "\(shown / 3600):" : ""
    self.init(verbatim: hours + String(format: hours.isEmpty ? "%d:%02d" : "%02d:%02d", minutes, shown % 60))
  }

  /// Makes a text of one with attributes: each run is set as its attributes say (V1.14 of the vocabulary).
  public init(_ attributedContent: AttributedString) { self.init(pieces: attributedContent.pieces) }

  /// Makes a text of an image, which stands in the line as a letter does (V1.15 of the vocabulary).
  public init(_ image: Image) { self.init(pieces: [Piece(content: .image(image))]) }

  /// How a moment is written: in English, and at Greenwich, wherever a layout runs.
  public struct DateStyle: Hashable, Sendable {
    private enum Form: Hashable { case time, date, relative, offset, timer }

    private let form: Form

    /// The time of the day, as 11:23 PM.
    public static let time = DateStyle(form: .time)
    /// The day, as June 3, 2019.
    public static let date = DateStyle(form: .date)
    /// How far it is from now; here now is the moment itself.
    public static let relative = DateStyle(form: .relative)
    /// How far it is from now, with a sign; here now is the moment itself.
    public static let offset = DateStyle(form: .offset)
    /// How far it is from now, as a clock counts; here now is the moment itself.
    public static let timer = DateStyle(form: .timer)

    /// A moment in the style.
    func text(of date: Date) -> String {
      var style = Date.FormatStyle(locale: Locale(identifier: "en_US"), timeZone: .gmt)
      switch form {
      case .time:
        style = style.hour().minute()
        return style.format(date)
      case .date:
        style = style.year().month(.wide).day()
        return style.format(date)
      case .relative: return "0 sec"
      case .offset: return "+0 seconds"
      case .timer: return "0:00"
      }
    }
  }
}
