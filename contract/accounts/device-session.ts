import * as z from 'zod/mini'

/** A sign-in as its own user sees it. */
export const deviceSession = z.object({
  id: z.uuid(),
  /** «Chrome, Windows» */
  device: z.string(),
  /** Network of the log-in without its last part, `203.0.113.0/24`; null if unknown. */
  network: z.nullable(z.string()),
  /** «Москва, Россия», derived from the network; null if unknown. */
  place: z.nullable(z.string()),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the session of this request. */
  current: z.boolean(),
})
