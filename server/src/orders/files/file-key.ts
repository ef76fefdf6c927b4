/** Where the files of orders stand in the store. */
export const ORDER_FILES_PREFIX = 'orders'

export const orderFileKey = (id: string) => `${ORDER_FILES_PREFIX}/${id}`
export const orderFileIdOf = (key: string) => key.slice(ORDER_FILES_PREFIX.length + 1)
