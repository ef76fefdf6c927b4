export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
export const DAY_MS = 86_400_000

/** In seconds, as headers, jobs and limits count. */
export const HOUR_S = 3600
export const DAY_S = 86_400

export const DAY_MINUTES = 1440
