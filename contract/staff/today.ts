import * as z from 'zod/mini'
import { entryPreview } from '../editing/entries.ts'
import { inboxOrderPreview } from '../inbox/inbox.ts'

const entries = z.array(entryPreview)

/** What waits for one of the staff; what their role may not see is null. Lists have the first few. */
export const today = z.object({
  orders: z.nullable(
    z.object({
      /** To be called, the most urgent first. */
      first: z.array(inboxOrderPreview),
      waiting: z.number(),
      overdue: z.number(),
      /** Of how many a mail or message did not leave for good. */
      undelivered: z.number(),
      /** Of how many they were reminded, and have not said that it is done. */
      reminders: z.number(),
    }),
  ),
  /** What the operator of the site has to mend; for owners. */
  warnings: z.nullable(z.array(z.enum(['app-secret']))),
  /** What could not be published or taken down at its minute. */
  failed: entries,
  /** Drafts that they wrote last. */
  drafts: z.nullable(entries),
  /** What is published or taken down within a week. */
  coming: entries,
  /** Pages of items and posts without a description of their own. */
  undescribed: z.nullable(z.object({ count: z.number(), first: entries })),
  picturesWithoutAlt: z.nullable(z.number()),
  /** What visitors searched for in vain within 30 days. */
  searchMisses: z.nullable(z.array(z.object({ query: z.string(), hits: z.number() }))),
})
export type Today = z.infer<typeof today>
