/// What is typed.
public struct UITextContentType: Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// Makes a type of its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made up.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// A link.
  public static let URL = UITextContentType(rawValue: "URL")
  /// What stands before a name.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// What stands after a name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A profession.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// When a card ends.
  public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
  /// The month in which a card ends.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
  /// The year in which a card ends.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
  /// The code on a card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
  /// The kind of a card.
  public static let creditCardType = UITextContentType(rawValue: "creditCardType")
  /// The name on a card.
  public static let creditCardName = UITextContentType(rawValue: "creditCardName")
  /// The first name on a card.
  public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
  /// The middle name on a card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
  /// The family name on a card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
  /// A date, a time or both.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// A date of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
  /// The day of a date of birth.
  public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
  /// The month of a date of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
  /// The year of a date of birth.
  public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flightNumber")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
  /// The number of a card in a telephone.
  public static let cellularEID = UITextContentType(rawValue: "cellularEID")
  /// The number of a telephone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellularIMEI")
}
