/** Parameters of advertising campaigns. Counters may receive them. */
export const CAMPAIGN_PARAM = /^(?:utm_[a-z]{1,20}|yclid|ysclid|gclid|rb_clickid|_openstat)$/
/** Further parameters that say where a visitor comes from. */
const ORIGIN_PARAM = /^(?:utm|ymclid|fbclid|from|ref)$/

/** Returns whether a parameter only counts visits: the page is the same without it. */
export const isTrackingParam = (name: string): boolean => {
  const lower = name.toLowerCase()
  return CAMPAIGN_PARAM.test(lower) || ORIGIN_PARAM.test(lower)
}
