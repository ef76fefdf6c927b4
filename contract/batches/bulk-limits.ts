/** Words that a bulk edit adds to a list or removes. */
export const BULK_WORDS_MAX = 50
/** Differences in one part of a dry run. */
export const BATCH_DIFFERENCES_MAX = 20
/** Pending dry runs of a staff member. */
export const BATCH_PLANS_MAX = 5
