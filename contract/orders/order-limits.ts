/** Characters of an order's comment, at most. */
export const COMMENT_MAX = 3000
/** Characters of the subject that a page appends to the comment as its last paragraph. */
export const ORDER_SUBJECT_MAX = 500
/** Pieces in one order, at most. */
export const QUANTITY_MAX = 1_000_000
/** Products in one order, at most. */
export const ORDER_LINES_MAX = 50
/** Sizes of one product in an order, at most. */
export const ORDER_SIZES_MAX = 40
/** Characters of a size's name, at most. */
export const SIZE_NAME_MAX = 20
/** Characters of each short accompanying field (utm, city, country), at most. */
export const SHORT_FIELD_MAX = 255
/** Characters of a referrer URL, at most. */
export const REFERRER_MAX = 2000
/** Maximum length of a message in characters, and maximum number of messages of an order. */
export const ORDER_MESSAGE_MAX = 4000
export const ORDER_MESSAGES_MAX = 1000
/** Largest number of files in all messages of an order. */
export const MESSAGE_FILES_MAX = 100
/** Messages of the customer that staff have not answered, at most. */
export const UNANSWERED_MESSAGES_MAX = 20
/** Files in one order, at most. */
export const ORDER_FILES_MAX = 5
/** Bytes of one file of an order, at most: 100 MB. */
export const ORDER_FILE_BYTES_MAX = 100 * 1024 * 1024
/** Characters of an uploaded file's name, at most. */
export const FILE_NAME_MAX = 200
/** Characters of an Idempotency-Key header, at most. */
export const IDEMPOTENCY_KEY_MAX = 200
/** Milliseconds for which the thank-you message replaces the order form. */
export const ORDER_SUCCESS_HIDE_MS = 35_000
