/** Categories and variants of a price group, tiers and rows of one variant, at most. */
export const PRICE_CATEGORIES_MAX = 50
export const PRICE_VARIANTS_MAX = 20
export const PRICE_TIERS_MAX = 30
export const PRICE_ROWS_MAX = 500
