/** Sold by length, as cloth is, in halves too. */
export const METRES = /(?:^|\s)м(?:\s|$)/

export const CLOTH_UNIT = 'пог. м'

/**
 * What a print of the collection is counted in, and known by: in metres of the cloth that it is printed on. To a buyer that is
 * the same metre as the cloth's.
 */
export const PRINT_UNIT = 'м ткани'
