/** Lines in an offer, operations in a line, and surcharges, at most. */
export const OFFER_LINES_MAX = 50
export const OFFER_OPERATIONS_MAX = 20
export const OFFER_SURCHARGES_MAX = 10
/** Sizes in a line, at most. */
export const OFFER_SIZES_MAX = 50
/** Characters of a line's title and of other short texts, at most. */
export const OFFER_TITLE_MAX = 200
/** Characters of the comment for the customer and of the terms of payment, at most. */
export const OFFER_TEXT_MAX = 2000
/** Characters of the name of the person who accepts, at most. */
export const ACCEPTER_NAME_MAX = 100
/** Characters of a question and of a reason, at most. */
export const OFFER_QUESTION_MAX = 2000
export const DECLINE_REASON_MAX = 300
/** Questions of customers about one offer, at most. */
export const OFFER_QUESTIONS_MAX = 50
/** Days that an offer may be valid, at most. */
export const OFFER_DAYS_MAX = 366
/** Versions of one offer, at most. */
export const OFFER_VERSIONS_MAX = 50
/** Kopecks of an offer, at most: a billion roubles. */
export const OFFER_TOTAL_MAX = 100_000_000_000
