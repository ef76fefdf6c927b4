const AMOUNT = /(\d[\d\s]*)(?:,(\d\d))?/

/** Returns the first whole number of a text: 1000 for «1 000–4 999 шт»; NaN without a number. */
export const readNumber = (text: string): number => Number(AMOUNT.exec(text)?.[1]?.replace(/\s/g, ''))

/** Returns the kopecks of a formatted price; null for «по запросу». The reverse of `formatMoney`. */
export function readPrice(text: string): number | null {
  const [, roubles, kopecks = '0'] = AMOUNT.exec(text) ?? []
  return roubles === undefined ? null : Number(roubles.replace(/\s/g, '')) * 100 + Number(kopecks)
}
