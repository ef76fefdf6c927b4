/** Bytes of a file. A document has about 900, so this is a year of a busy account. */
export const STATEMENT_BYTES_MAX = 10_000_000
/** Documents of a file. */
export const STATEMENT_DOCUMENTS_MAX = 20_000
/** Account sections of a file: one per account and day. */
export const STATEMENT_SECTIONS_MAX = 5_000
/** Characters of a line. The longest purpose of a payment has 210. */
export const STATEMENT_LINE_MAX = 5_000
/** Characters of a purpose that is put together of several lines. */
export const PURPOSE_MAX = 2_000
/** Warnings about a file. */
export const WARNINGS_MAX = 50
