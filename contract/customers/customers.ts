import * as z from 'zod/mini'
import { company } from '../accounts/company.ts'
import { deviceSession } from '../accounts/device-session.ts'
import { ORDER_STATUSES } from '../accounts/order-status.ts'
import { EMAIL_MAX } from '../limits.ts'
import { messages } from '../messages.ts'
import { priceList } from '../prices.ts'
import { customerMessages } from './customer-messages.ts'

/** Who registered or ordered, as the list of all shows them; texts that are not known are empty or null. Moments are ISO. */
export const customerRow = z.object({
  id: z.number(),
  /** Their account, if they have one. */
  userId: z.nullable(z.number()),
  /** Their newest order. Its id opens the card of a customer without an account. */
  orderId: z.nullable(z.string()),
  /** The number of that order. */
  number: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  inn: z.nullable(z.string()),
  city: z.nullable(z.string()),
  priceList: z.nullable(priceList),
  orderCount: z.number(),
  lastPlacedAt: z.nullable(z.string()),
  /** Where in an order of theirs stands what was looked for; null where the row itself shows it. */
  found: z.nullable(
    z.object({
      orderId: z.string(),
      number: z.string(),
      where: z.enum(['name', 'email', 'phone', 'comment', 'file', 'number']),
      text: z.string(),
    }),
  ),
})
export type CustomerRow = z.infer<typeof customerRow>

/** A customer's account. Moments are ISO. */
const customerPreview = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** The city they have chosen; null where none. */
  city: z.nullable(z.string()),
  priceList,
  createdAt: z.string(),
  orderCount: z.number(),
})
export type CustomerPreview = z.infer<typeof customerPreview>

/** A price list that somebody of the staff gave. */
const givenPriceList = z.object({
  priceList,
  givenAt: z.string(),
  by: z.nullable(z.object({ id: z.number(), name: z.string() })),
})

const customerOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  placedAt: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** The first line of the comment, cut. */
  summary: z.string(),
})

/** A consent as it was given; `orderNumber` is null where it was at the registration. */
const customerConsent = z.object({
  /** Of which account that was merged into this one; null of this one, and of an order. */
  mergedEmail: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  givenAt: z.string(),
  textVersion: z.nullable(z.string()),
  /** What its text is asked for by; null where the site had no such text. */
  textSha256: z.nullable(z.string()),
  /** Whether the text is kept: it is not of what was agreed to before texts were. */
  isTextKept: z.boolean(),
  ip: z.nullable(z.string()),
})

/** A customer with all that staff see of them; lists are newest first. */
export const customer = z.object({
  ...customerPreview.shape,
  details: company,
  /** Raised by every price list that is given: the next one has to name it. */
  version: z.number(),
  priceLists: z.array(givenPriceList),
  orders: z.array(customerOrder),
  /** Orders that are neither done nor refused. */
  openOrderCount: z.number(),
  consents: z.array(customerConsent),
  /** Accounts that were merged into this one. */
  mergedAccounts: z.array(z.object({ email: z.string(), mergedAt: z.string() })),
  sessions: z.array(z.omit(deviceSession, { current: true })),
})
export type Customer = z.infer<typeof customer>

/** The text of a consent as it was when it was agreed to; `body` is HTML. */
export const consentText = z.object({ version: z.string(), body: z.string() })

/** Price lists that staff give: what everybody sees is nothing to be given. */
export const GIVEN_PRICE_LISTS = ['registered', 'wholesale', 'dealer'] as const

export const customerPriceListForm = z.object({
  /** The version a write started from. Who names none is answered 400, which no schema can say. */
  version: z.optional(
    z
      .int(messages.fieldInvalid)
      .check(z.minimum(0, messages.fieldInvalid), z.maximum(2 ** 31 - 1, messages.fieldInvalid)),
  ),
  priceList: z.enum(GIVEN_PRICE_LISTS, customerMessages.priceListUnknown),
})

/** What is typed to erase a customer: their address, so that it is not another one's card. */
export const customerErasureForm = z.object({
  contact: z
    .string(customerMessages.eraseEmail)
    .check(
      z.trim(),
      z.minLength(1, customerMessages.eraseEmail),
      z.maxLength(EMAIL_MAX, customerMessages.eraseEmail),
    ),
  /** Whether it is known that some of their orders are in work. */
  withOpenOrders: z._default(z.boolean(messages.fieldInvalid), false),
})
