import * as z from 'zod/mini'
import { customerMessages } from './customer-messages.ts'

/** The source to merge into an account: another account, or the orders of a guest identified by an order. */
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

/** A preview of the data that a merge moves. */
export const mergeSummary = z.object({
  orders: z.number(),
  files: z.number(),
  notes: z.number(),
  consents: z.number(),
  favorites: z.number(),
  /** Log-ins that the merge ends. */
  sessions: z.number(),
})
export type MergeSummary = z.infer<typeof mergeSummary>
