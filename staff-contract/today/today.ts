import * as z from 'zod/mini'
import { entryPreview } from '../entries/entries.ts'
import { inboxOrderPreview } from '../inbox/inbox.ts'
import { leadProbeState } from '../system/lead-probe.ts'

const entries = z.array(entryPreview)

/** Pending work of a staff member; null where the role has no permission. Lists have the first few rows. */
export const today = z.object({
  orders: z.nullable(
    z.object({
      /** Orders to call, most urgent first. */
      first: z.array(inboxOrderPreview),
      waiting: z.number(),
      overdue: z.number(),
      /** Orders with a notification that failed for good. */
      undelivered: z.number(),
      /** Orders with a due reminder. */
      reminders: z.number(),
    }),
  ),
  /** Problems for the site's operator; for owners. */
  warnings: z.nullable(z.array(z.enum(['app-secret', 'no-company', 'no-address', 'no-policy']))),
  /** Restore of the database that no owner has confirmed; for owners. */
  restore: z.nullable(z.object({ takenAt: z.string(), restoredAt: z.string() })),
  /** Test orders that do not arrive; for owners. Null if all arrive, or there are none. */
  leadProbe: z.nullable(leadProbeState),
  /** Failed scheduled publications and removals. */
  failed: entries,
  /** Their latest drafts. */
  drafts: z.nullable(entries),
  /** Publications and removals within a week. */
  coming: entries,
  /** Items and posts without their own description. */
  undescribed: z.nullable(z.object({ count: z.number(), first: entries })),
  picturesWithoutAlt: z.nullable(z.number()),
  /** Queries without results within 30 days. */
  searchMisses: z.nullable(z.array(z.object({ query: z.string(), hits: z.number() }))),
})
export type Today = z.infer<typeof today>
