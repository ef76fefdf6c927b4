/** Pages of each kind checked for their SEO, and duplicates listed per page. */
export const SEO_PAGES_MAX = 10_000
export const SAME_PAGES_NAMED = 5
