/** Delay of responses above a number of points. Each further point adds `stepMs`, up to `maxMs`. */
export interface SlowDown {
  points: number
  stepMs: number
  maxMs: number
}

/** Returns the delay in milliseconds after a number of consumed points. */
export const slowDownMs = (consumed: number, { points, stepMs, maxMs }: SlowDown): number =>
  Math.min(maxMs, Math.max(0, consumed - points) * stepMs)
