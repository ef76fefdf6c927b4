/** Words that a bulk edit adds to a list or removes. */
export const BULK_WORDS_MAX = 50
/** Differences in one part of a dry run. */
export const BATCH_DIFFERENCES_MAX = 20
/** Pending dry runs of a staff member. */
export const BATCH_PLANS_MAX = 5
/** Entries in one batch, at most, and entries written within the request; larger batches run as a job. */
export const BATCH_ENTRIES_MAX = 20_000
export const BATCH_AT_ONCE_MAX = 200
/** Retention of batches in days, during which they can be reverted. */
export const BATCH_DAYS = 90
/** Characters of a batch's title, and of the reason why an entry was not written. */
export const BATCH_TITLE_MAX = 200
export const BATCH_REASON_MAX = 500
