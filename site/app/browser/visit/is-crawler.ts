/** Crawlers contain a known name or a link to their description: `+http://…`. */
export const isCrawler = (userAgent: string): boolean =>
  /bot|crawl|spider|slurp|mediapartners|lighthouse|\+https?:/i.test(userAgent)
