/** Bytes of an uploaded picture, at most: 40 MB. */
export const IMAGE_BYTES_MAX = 40 * 1024 * 1024
/** Bytes of an uploaded film, and of a document or captions. */
export const FILM_BYTES_MAX = 200 * 1024 * 1024
export const DOCUMENT_BYTES_MAX = 40 * 1024 * 1024
/** Pictures in the library, at most. */
export const MEDIA_MAX = 50_000
/** Characters of a picture's alt text, and its folders, at most. */
export const MEDIA_ALT_MAX = 300
export const MEDIA_TAGS_MAX = 20
/** Folders in the filter, at most: those with the most pictures. */
export const MEDIA_FOLDERS_MAX = 200
/** Listed uses of a picture, at most. */
export const MEDIA_USAGES_MAX = 200
/** Pixels below which a picture is too narrow for the site's wide slots. */
export const MEDIA_SMALL_WIDTH = 1200
