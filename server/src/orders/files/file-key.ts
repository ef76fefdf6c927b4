/** Where the files of orders stand in the store. */
export const ORDER_FILES_PREFIX = 'orders'

export const orderFileKey = (id: string) => `${ORDER_FILES_PREFIX}/${id}`
const PREVIEW = '-preview'
const THUMBNAIL = '-thumbnail'
/** Where the picture of such a file is stored, and the small one. */
export const orderPreviewKey = (id: string) => `${orderFileKey(id)}${PREVIEW}`
export const orderThumbnailKey = (id: string) => `${orderFileKey(id)}${THUMBNAIL}`

/** Returns the id of the file that a key is of, or that it is a picture of. */
export function orderFileIdOf(key: string): string {
  const name = key.slice(ORDER_FILES_PREFIX.length + 1)
  const ending = [PREVIEW, THUMBNAIL].find((one) => name.endsWith(one)) ?? ''
  return name.slice(0, name.length - ending.length)
}
