/** Groups and products in one request for lowest prices, at most. */
export const USER_PRICES_MAX = 100
/** Kopecks in a price filter, at most. */
export const PRICE_MAX = 1_000_000_000
