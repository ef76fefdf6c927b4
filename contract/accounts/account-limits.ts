/** Characters of a password, minimum and maximum. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** Characters of a company's name, and of a postal address, at most. */
export const COMPANY_NAME_MAX = 200
export const POSTAL_ADDRESS_MAX = 300
/** Delivery addresses of a company, and contact persons, at most. */
export const COMPANY_LIST_MAX = 10
/** Characters of a contact person's name and position, at most. */
export const CONTACT_NAME_MAX = 100
/** Digits of a company's INN; a person's INN has more. */
export const LEGAL_INN_DIGITS = 10
/** Orders in one part of the account's list, default and maximum. */
export const USER_ORDERS_DEFAULT = 20
export const USER_ORDERS_MAX = 50
/** Characters that a list shows of an order's comment, at most. */
export const ORDER_SUMMARY_MAX = 140
/** Messages and changes of status that one order shows, at most: the newest. */
export const ORDER_HISTORY_MAX = 200
/** Minutes for which a signed URL in the account opens a file of an order. */
export const USER_FILE_MINUTES = 5
/** Liked entries of each kind in one part: fills rows of two, three and four. */
export const FAVORITES_PART = 24
