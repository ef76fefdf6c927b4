/** Milliseconds after which a silent connection is closed. Any response has to start before. */
export const CONNECTION_SILENCE_MS = 60_000
