/** Prefix of all order files in the store. */
export const ORDER_FILES_PREFIX = 'orders'

export const orderFileKey = (id: string) => `${ORDER_FILES_PREFIX}/${id}`
const PREVIEW = '-preview'
const THUMBNAIL = '-thumbnail'
/** Keys of the pictures drawn from a file. */
export const orderPreviewKey = (id: string) => `${orderFileKey(id)}${PREVIEW}`
export const orderThumbnailKey = (id: string) => `${orderFileKey(id)}${THUMBNAIL}`

/** Returns the id of the file that a key belongs to, from the key of the file or its pictures. */
export function parseOrderFileKey(key: string): string {
  const name = key.slice(ORDER_FILES_PREFIX.length + 1)
  const ending = [PREVIEW, THUMBNAIL].find((one) => name.endsWith(one)) ?? ''
  return name.slice(0, name.length - ending.length)
}
