import { messages } from '@rapport/contract/errors/messages'
import { EMAIL_MAX } from '@rapport/contract/fields/field-limits'
import * as z from 'zod/mini'
import { customerMessages } from './customer-messages.ts'
import { customer } from './customers.ts'

/** A customer without an account, identified by phone and email, with all stored data. Moments are ISO. */
export const guest = z.object({
  /** Id of an order that opens their card. */
  id: z.uuid(),
  /** The number of that order. */
  number: z.string(),
  name: z.string(),
  /** Phones of all their orders, newest first. */
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  orderCount: z.number(),
  lastPlacedAt: z.string(),
  ...z.pick(customer, { orders: true, openOrderCount: true, consents: true }).shape,
})
export type Guest = z.infer<typeof guest>

/** The phone or email typed to confirm their erasure. */
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
