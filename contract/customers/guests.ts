import * as z from 'zod/mini'
import { EMAIL_MAX } from '../limits.ts'
import { messages } from '../messages.ts'
import { customerMessages } from './customer-messages.ts'
import { customer } from './customers.ts'

/** Somebody who ordered without an account, known by phone and e-mail, with all that is kept of them. Moments are ISO. */
export const guest = z.object({
  /** The id of one of their orders, which opens their card. */
  id: z.uuid(),
  /** The number of that order. */
  number: z.string(),
  name: z.string(),
  /** Those of all their orders, the newest first. */
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  orderCount: z.number(),
  lastPlacedAt: z.string(),
  ...z.pick(customer, { orders: true, openOrderCount: true, consents: true }).shape,
})
export type Guest = z.infer<typeof guest>

/** What is typed to erase them: the phone or the e-mail they are known by, so that it is not another one's card. */
export const guestErasureForm = z.object({
  contact: z
    .string(customerMessages.eraseContact)
    .check(
      z.trim(),
      z.minLength(1, customerMessages.eraseContact),
      z.maxLength(EMAIL_MAX, customerMessages.eraseContact),
    ),
  withOpenOrders: z._default(z.boolean(messages.fieldInvalid), false),
})
