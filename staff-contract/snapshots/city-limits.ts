/** Cities of one delivery zone, and working days in transit, at most. */
export const ZONE_CITIES_MAX = 300
export const DELIVERY_DAYS_MAX = 365
/** Limits of one city: phones, other names, photos of its office, hours exceptions, warnings. */
export const CITY_PHONES_MAX = 10
export const CITY_ALIASES_MAX = 100
export const CITY_PHOTOS_MAX = 12
export const HOURS_EXCEPTIONS_MAX = 60
export const WARNINGS_MAX = 10
/** Days of one hours exception, and days in advance that visitors see it. */
export const EXCEPTION_DAYS_MAX = 60
export const EXCEPTIONS_AHEAD_DAYS = 60
/** Characters of a warning. */
export const WARNING_TEXT_MAX = 300
