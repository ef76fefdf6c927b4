/** Returns the price group and the index of a `variantKey`; without a price group for any other text. */
export function parseVariant(key = ''): { priceErpId: string | undefined; index: number } {
  const at = key.lastIndexOf('/')
  const index = key.slice(at + 1)
  return at > 0 && /^\d{1,4}$/.test(index)
    ? { priceErpId: key.slice(0, at), index: Number(index) }
    : { priceErpId: undefined, index: 0 }
}

/** Returns the code and the label of a `materialKey`. Codes contain no slash. */
export function parseMaterial(key = ''): { erpId: string; label: string } {
  const at = key.indexOf('/')
  return { erpId: key.slice(0, Math.max(at, 0)), label: key.slice(at + 1) }
}

/** Returns the kopecks of a formatted sum such as «44 600,50 ₽», or null for any other text. */
export function parseShownTotal(text = ''): number | null {
  const [, roubles, kopecks = '0'] = /^(\d{1,13})(?:,(\d\d))?₽?$/.exec(text.replace(/\s/g, '')) ?? []
  return roubles === undefined ? null : Number(roubles) * 100 + Number(kopecks)
}
