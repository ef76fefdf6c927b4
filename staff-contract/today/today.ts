import { kopecksField } from '@rapport/contract/money/kopecks-field'
import * as z from 'zod/mini'
import { entryPreview } from '../entries/entries.ts'
import { dueOrders } from '../inbox/due-orders.ts'
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
      /** Orders whose customer wrote and got no answer. */
      unanswered: z.number(),
    }),
  ),
  /** Orders whose next step has a date, and a report of open statuses. */
  due: z.nullable(dueOrders),
  /** Offers that need a look: counts of the views of their list. */
  offers: z.nullable(
    z.object({ expiring: z.number(), asked: z.number(), approval: z.number(), accepted: z.number() }),
  ),
  /** Unpaid invoices after their last day, money of today, and payments of statements that wait. Sums in kopecks. */
  invoices: z.nullable(
    z.object({
      overdue: z.object({ count: z.number(), left: kopecksField }),
      paidToday: z.object({ count: z.number(), sum: kopecksField }),
      waiting: z.number(),
    }),
  ),
  /** Orders whose proof needs work of staff, then those that wait for their customer. */
  proofs: z.nullable(
    z.array(
      z.object({
        orderId: z.uuid(),
        orderNumber: z.string(),
        customer: z.string(),
        kind: z.enum(['changes', 'comments', 'waiting']),
        sentAt: z.string(),
      }),
    ),
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
