/** Words that a bulk edit adds to a list or removes; differences in one part of a dry run; pending dry runs of a staff member. */
export const BULK_WORDS_MAX = 50
export const BATCH_DIFFERENCES_MAX = 20
export const BATCH_PLANS_MAX = 5
