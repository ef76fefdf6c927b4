/** Words that a bulk edit puts into a list, or takes out; differences of one part of a dry run; dry runs of somebody that wait. */
export const BULK_WORDS_MAX = 50
export const BATCH_DIFFERENCES_MAX = 20
export const BATCH_PLANS_MAX = 5
