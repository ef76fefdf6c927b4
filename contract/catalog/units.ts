/** Units of length, whose quantities may be halves. */
export const METRES = /(?:^|\s)м(?:\s|$)/

export const CLOTH_UNIT = 'пог. м'

/** The unit that identifies a print of the collection: metres of printed cloth. Buyers see the unit of the cloth. */
export const PRINT_UNIT = 'м ткани'

export const PIECE_UNIT = 'шт'

/** The unit that identifies a placed print: printed items. Buyers see the unit of the item. */
export const PLACED_PRINT_UNIT = 'изделие'
