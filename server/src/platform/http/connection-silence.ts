/** A connection on which nothing is said for so long is closed: whatever is answered at once has to be done before. */
export const CONNECTION_SILENCE_MS = 60_000
