import * as z from 'zod/mini'
import { customerMessages } from './customer-messages.ts'

/** What is merged into a customer's account: another account, or the orders of somebody without one, named by one of them. */
export const mergeForm = z
  .object({
    userId: z.optional(z.int(customerMessages.mergeUnknown).check(z.minimum(1), z.maximum(2 ** 31 - 1))),
    orderId: z.optional(z.uuid(customerMessages.mergeUnknown)),
  })
  .check(
    z.refine(({ userId, orderId }) => (userId === undefined) !== (orderId === undefined), {
      error: customerMessages.mergeUnknown,
    }),
  )

/** What goes over, before it does. */
export const mergeSummary = z.object({
  orders: z.number(),
  files: z.number(),
  notes: z.number(),
  consents: z.number(),
  favorites: z.number(),
  /** Log-ins that end. */
  sessions: z.number(),
})
export type MergeSummary = z.infer<typeof mergeSummary>
