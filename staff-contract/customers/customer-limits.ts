/** Characters of a search query for customers. */
export const CUSTOMER_QUERY_MAX = 254
/** Characters of the comment around a match, and phones and emails shown of one person. */
export const CUSTOMER_FOUND_TEXT_MAX = 80
export const CUSTOMER_CONTACTS_MAX = 20
/** Newest orders of one customer that staff see, and newest assigned price lists. */
export const CUSTOMER_ORDERS_MAX = 100
export const CUSTOMER_PRICE_LISTS_MAX = 50
