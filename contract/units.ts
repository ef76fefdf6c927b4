/** Sold by length, as cloth is, in halves too. */
export const METRES = /(?:^|\s)м(?:\s|$)/

export const CLOTH_UNIT = 'пог. м'

/**
 * What a print of the collection is counted in, and known by: in metres of the cloth that it is printed on. To a buyer that is
 * the same metre as the cloth's.
 */
export const PRINT_UNIT = 'м ткани'

export const PIECE_UNIT = 'шт'

/**
 * What a placed print is counted in, and known by: in things that it is printed on. To a buyer that is the same piece as the
 * thing's.
 */
export const PLACED_PRINT_UNIT = 'изделие'
