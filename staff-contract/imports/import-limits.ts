/** Limits of an import file: bytes, unpacked bytes, rows below the headers, columns; retention of the file and its report in days. */
export const IMPORT_BYTES_MAX = 20 * 1024 * 1024
export const IMPORT_INFLATED_MAX = 100 * 1024 * 1024
export const IMPORT_ROWS_MAX = 20_000
export const IMPORT_COLUMNS_MAX = 100
export const IMPORT_DAYS = 90
/** Characters of one value in an import report, and rows of one export. */
export const IMPORT_VALUE_MAX = 300
export const EXPORT_ROWS_MAX = 20_000
/** Limits of the feed of another site: bytes, products, pictures that are downloaded. */
export const FEED_BYTES_MAX = 100 * 1024 * 1024
export const FEED_PRODUCTS_MAX = 15_000
export const FEED_PICTURES_MAX = 20_000
/** Limits of an archive of pictures: bytes, files, unpacked bytes. */
export const PICTURES_BYTES_MAX = 500 * 1024 * 1024
export const PICTURES_FILES_MAX = 5000
export const PICTURES_INFLATED_MAX = 1024 ** 3
