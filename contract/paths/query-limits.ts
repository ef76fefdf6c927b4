/** Characters of a slug, at most. */
export const SLUG_MAX = 120
/** Characters of a search query, minimum and maximum. */
export const SEARCH_MIN = 3
export const SEARCH_MAX = 60
/** Cards in a search result, at most. */
export const SEARCH_ITEMS_MAX = 50
/** Products in one response, default and maximum: the default fills rows of two, three and four. */
export const PRODUCTS_DEFAULT = 24
export const PRODUCTS_MAX = 48
/** Offset of a product list, at most. */
export const PRODUCTS_OFFSET_MAX = 100_000
/** Materials in a filter, at most. */
export const MATERIALS_CHOSEN_MAX = 20
/** Posts in one response, default and maximum. */
export const POSTS_DEFAULT = 12
export const POSTS_MAX = 48
/** Offset of a post list, at most. */
export const POSTS_OFFSET_MAX = 100_000
/** Characters of a post's tag, at most. */
export const TAG_MAX = 60
