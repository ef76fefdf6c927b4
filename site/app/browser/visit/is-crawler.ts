/** Crawlers name themselves, or the page that tells about them: `+http://…`. */
export const isCrawler = (userAgent: string): boolean =>
  /bot|crawl|spider|slurp|mediapartners|lighthouse|\+https?:/i.test(userAgent)
