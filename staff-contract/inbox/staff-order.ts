import { messages } from '@rapport/contract/errors/messages'
import { emailField } from '@rapport/contract/fields/email'
import { nameField, phoneField } from '@rapport/contract/fields/fields'
import { orderLineForm } from '@rapport/contract/orders/order-line-form'
import { ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import { orderCityId, orderComment } from '@rapport/contract/orders/orders'
import * as z from 'zod/mini'
import { inboxMessages } from './inbox-messages.ts'

/** Origins of orders that staff write down. */
export const STAFF_ORDER_ORIGINS = ['phone', 'whatsapp', 'office'] as const

const { itemId, itemTitle, quantity } = orderLineForm

/** An order that a staff member writes down. Its rules are those of the site's form, but the email is optional. */
export const staffOrderForm = z
  .object({
    origin: z.enum(STAFF_ORDER_ORIGINS, inboxMessages.originRequired),
    phone: phoneField,
    name: nameField,
    email: z._default(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => ''),
        ),
        emailField,
      ]),
      '',
    ),
    cityId: z.optional(orderCityId),
    itemId,
    itemTitle,
    quantity,
    comment: z._default(orderComment, ''),
    /** Whether the customer gets the confirmation by mail. */
    notify: z._default(z.enum(['yes', 'no'], messages.fieldInvalid), 'no'),
  })
  .check(
    z.refine(({ notify, email }) => notify === 'no' || email !== '', {
      error: inboxMessages.notifyEmail,
      path: ['email'],
    }),
  )
export type StaffOrder = z.output<typeof staffOrderForm>

/** A known customer with a phone. Moments are ISO. */
export const caller = z.object({
  id: z.number(),
  /** Their account id; null without an account. */
  userId: z.nullable(z.number()),
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  cityId: z.nullable(z.number()),
  orderCount: z.number(),
  /** Their newest orders. */
  orders: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      placedAt: z.string(),
      status: z.enum(ORDER_STATUSES),
      summary: z.string(),
    }),
  ),
})
export type Caller = z.infer<typeof caller>
