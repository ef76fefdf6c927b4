/** Characters of a title, of a short text, and of a text with marks, at most. */
export const TITLE_MAX = 200
export const SHORT_TEXT_MAX = 1000
export const BODY_MAX = 100_000
/** Characters of each SEO text, at most. */
export const SEO_TEXT_MAX = 500
/** Characters of a code in the factory's accounting, at most. */
export const ERP_ID_MAX = 64
