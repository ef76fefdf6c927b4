/** The id of a field of the order form, to which an error leads. */
export const orderFieldId = (name: string): string => `order-${name}`
