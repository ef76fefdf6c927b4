/** Where the files of orders stand in the store. */
export const ORDER_FILES_PREFIX = 'orders'

export const orderFileKey = (id: string) => `${ORDER_FILES_PREFIX}/${id}`
const PREVIEW = '-preview'
/** Where the picture of such a file is stored. */
export const orderPreviewKey = (id: string) => `${orderFileKey(id)}${PREVIEW}`

/** Returns the id of the file that a key is of, or that it is a picture of. */
export function orderFileIdOf(key: string): string {
  const name = key.slice(ORDER_FILES_PREFIX.length + 1)
  return name.endsWith(PREVIEW) ? name.slice(0, -PREVIEW.length) : name
}
