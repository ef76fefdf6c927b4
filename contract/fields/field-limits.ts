/** Letters and spaces in a visitor's name, at most. */
export const NAME_MAX = 30
/** Characters of an e-mail address, at most (RFC 5321 path limit). */
export const EMAIL_MAX = 254
/** Characters of a phone number as typed, at most. */
export const PHONE_MAX = 40
