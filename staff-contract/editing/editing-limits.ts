/** Retention of the trash in days. */
export const TRASH_DAYS = 60
/** Stored versions of one entry: saves, and autosaves, which are needed for merging. Published versions are all stored. */
export const SAVED_VERSIONS_MAX = 100
export const AUTOSAVES_MAX = 20
/** Drafts published together, at most. */
export const PUBLISHED_TOGETHER_MAX = 50
/** Hours for which a preview link is valid. */
export const PREVIEW_HOURS = 24
/** Entries of a kind reordered at a time, at most. */
export const ORDERED_ENTRIES_MAX = 200
/** Entries with a schedule listed at a time, at most. */
export const SCHEDULES_MAX = 500
/** Seconds between two presence heartbeats of a tab, and until a silent tab is forgotten. */
export const PRESENCE_SECONDS = 20
export const PRESENCE_EXPIRY_SECONDS = 60
/** Stored tabs of one staff member, and viewers shown, at most. */
export const PRESENCE_TABS_MAX = 20
export const VIEWERS_MAX = 20
