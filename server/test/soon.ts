/** Timeout for effects that take a moment on an idle machine. */
export const SOON = { timeout: 25_000, interval: 20 }
