/** Which visitors see prices: all, those who log in, or none («по запросу» everywhere). */
export const PRICE_DISPLAYS = ['all', 'users', 'request'] as const
export type PriceDisplay = (typeof PRICE_DISPLAYS)[number]
