import * as z from 'zod/mini'
import { EMAIL_MAX } from '../limits.ts'
import { messages } from '../messages.ts'
import { customerMessages } from './customer-messages.ts'
import { customer } from './customers.ts'

/** Somebody who ordered without an account, known by the phone and the e-mail of an order. Moments are ISO. */
export const guestPreview = z.object({
  /** The newest of their orders that was found: they are asked for by it. */
  id: z.uuid(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  orderCount: z.number(),
  lastPlacedAt: z.string(),
})
export type GuestPreview = z.infer<typeof guestPreview>

/** The same with all that is kept of them: orders with that phone or that e-mail, but for those of an account. */
export const guest = z.object({
  ...guestPreview.shape,
  /** The number of the order they are known by. */
  number: z.string(),
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
