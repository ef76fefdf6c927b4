/** Who sees prices: everybody, those who log in, or nobody («по запросу» everywhere). */
export const PRICE_DISPLAYS = ['all', 'users', 'request'] as const
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number]
