/** How long tests wait for what happens in a moment on a quiet machine. */
export const SOON = { timeout: 25_000, interval: 20 }
