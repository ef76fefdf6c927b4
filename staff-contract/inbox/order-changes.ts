import { messages } from '@rapport/contract/errors/messages'
import { ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import * as z from 'zod/mini'
import { ORDERS_CHANGED_MAX, REFUSAL_REASON_MAX } from './inbox-limits.ts'
import { inboxMessages } from './inbox-messages.ts'

const id = z.int(messages.fieldInvalid).check(z.minimum(0, messages.fieldInvalid), z.maximum(2 ** 31 - 1))

/** A change of several orders. `take`: assigns them to the current user; `assign`: to a staff member, null removes the assignment. */
const orderChange = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('take') }),
    z.object({ action: z.literal('assign'), assigneeId: z.nullable(id) }),
    z
      .object({
        action: z.literal('status'),
        status: z.enum(ORDER_STATUSES, messages.fieldInvalid),
        reason: z._default(
          z
            .string(messages.fieldInvalid)
            .check(z.trim(), z.maxLength(REFUSAL_REASON_MAX, inboxMessages.reasonTooLong)),
          '',
        ),
      })
      .check(
        z.refine(({ status, reason }) => status !== 'refused' || reason !== '', {
          error: inboxMessages.reasonRequired,
          path: ['reason'],
        }),
      ),
  ],
  messages.fieldInvalid,
)
export type OrderChange = z.input<typeof orderChange>

/** Orders, each with the version that was seen, and the change for all of them. */
export const orderChangesForm = z.object({
  orders: z
    .array(z.object({ id: z.uuid(messages.fieldInvalid), version: id }), messages.fieldInvalid)
    .check(
      z.minLength(1, messages.fieldInvalid),
      z.maxLength(ORDERS_CHANGED_MAX, inboxMessages.changedTooMany(ORDERS_CHANGED_MAX)),
    ),
  change: orderChange,
})

/** Number of changed orders, and why each other order was not changed. */
export const orderChangesResult = z.object({
  changed: z.number(),
  left: z.array(z.object({ id: z.uuid(), reason: z.string() })),
})
export type OrderChangesResult = z.infer<typeof orderChangesResult>
