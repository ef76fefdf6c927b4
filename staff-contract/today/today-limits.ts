/** Rows of each part of the first screen, its counting limit, and its queries without results. */
export const TODAY_ROWS_MAX = 5
export const TODAY_COUNT_MAX = 1000
export const SEARCH_MISSES_MAX = 10
