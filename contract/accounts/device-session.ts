import * as z from 'zod/mini'

/** What somebody who is signed in sees of one of their sign-ins. */
export const deviceSession = z.object({
  id: z.uuid(),
  /** «Chrome, Windows» */
  device: z.string(),
  /** Network of the log-in without its last part, `203.0.113.0/24`; null where unknown. */
  network: z.nullable(z.string()),
  /** «Москва, Россия», as near as a network tells; null where unknown. */
  place: z.nullable(z.string()),
  startedAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
})
