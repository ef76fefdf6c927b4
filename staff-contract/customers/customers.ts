import { company } from '@rapport/contract/accounts/company'
import { deviceSession } from '@rapport/contract/accounts/device-session'
import { messages } from '@rapport/contract/errors/messages'
import { EMAIL_MAX } from '@rapport/contract/fields/field-limits'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { ORDER_STATUSES } from '@rapport/contract/orders/order-status'
import { priceList } from '@rapport/contract/prices/prices'
import * as z from 'zod/mini'
import { customerMessages } from './customer-messages.ts'

/** A customer in the list: registered or with an order. Unknown texts are empty or null. Moments are ISO. */
export const customerRow = z.object({
  id: z.number(),
  /** Their account id; null without an account. */
  userId: z.nullable(z.number()),
  /** Id of their newest order. It opens the card of a customer without an account. */
  orderId: z.nullable(z.string()),
  /** Number of that order. */
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
  /** Where the search matched inside an order; null if the row itself shows the match. */
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
  /** The chosen city; null if none. */
  city: z.nullable(z.string()),
  priceList,
  createdAt: z.string(),
  orderCount: z.number(),
})
export type CustomerPreview = z.infer<typeof customerPreview>

/** A price list assigned by a staff member. */
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

/** A given consent; `orderNumber` is null for the consent at registration. */
const customerConsent = z.object({
  /** Email of the merged account that gave it; null for this account and for an order. */
  mergedEmail: z.nullable(z.string()),
  orderNumber: z.nullable(z.string()),
  givenAt: z.string(),
  textVersion: z.nullable(z.string()),
  /** Hash that identifies the stored text; null if the site had no such text. */
  textSha256: z.nullable(z.string()),
  /** Whether the text is stored: older consents have none. */
  isTextKept: z.boolean(),
  ip: z.nullable(z.string()),
})

/** A customer with all data that staff see; lists are newest first. */
export const customer = z.object({
  ...customerPreview.shape,
  details: company,
  /** Raised by every assigned price list; the next write must send it. */
  version: z.number(),
  priceLists: z.array(givenPriceList),
  /** Their own discount in calculations, 0 % if they have none. `version` counts its changes. */
  discount: z.object({ percent: z.number(), title: z.string(), version: z.number() }),
  orders: z.array(customerOrder),
  /** Orders that are neither done nor refused. */
  openOrderCount: z.number(),
  consents: z.array(customerConsent),
  /** Accounts that were merged into this one. */
  mergedAccounts: z.array(z.object({ email: z.string(), mergedAt: z.string() })),
  sessions: z.array(z.omit(deviceSession, { current: true })),
})
export type Customer = z.infer<typeof customer>

/** The text of a consent when it was given; `body` is HTML. */
export const consentText = z.object({ version: z.string(), body: z.string() })

/** Price lists that staff assign: all but `anonymous`. */
export const GIVEN_PRICE_LISTS = ['registered', 'wholesale', 'dealer'] as const

/** The version that the write started from. Without it the server answers 400, which no schema can express. */
const version = z.optional(
  z
    .int(messages.fieldInvalid)
    .check(z.minimum(0, messages.fieldInvalid), z.maximum(2 ** 31 - 1, messages.fieldInvalid)),
)

export const customerPriceListForm = z.object({
  version,
  priceList: z.enum(GIVEN_PRICE_LISTS, customerMessages.priceListUnknown),
})

/** «12,5» or 12.5. */
const typedPercent = z.pipe(
  z.union([z.number(), z.string()], customerMessages.discountRange),
  z.transform((value) => (value === '' ? Number.NaN : Number(String(value).trim().replace(',', '.')))),
)

/** The own discount of a customer in percent with two decimals; 0: none. Its title is a row of their calculations. */
export const customerDiscountForm = z
  .object({
    version,
    percent: z.pipe(
      typedPercent,
      z.number(customerMessages.discountRange).check(
        z.minimum(0, customerMessages.discountRange),
        z.maximum(100, customerMessages.discountRange),
        z.refine((percent) => Math.round(percent * 100) / 100 === percent, customerMessages.discountRange),
      ),
    ),
    title: z
      .string(customerMessages.discountTitle)
      .check(z.trim(), z.maxLength(SHORT_FIELD_MAX, customerMessages.discountTitleLong)),
  })
  .check(
    z.refine(({ percent, title }) => percent === 0 || title !== '', {
      error: customerMessages.discountTitle,
      path: ['title'],
    }),
  )

/** The email address typed to confirm the erasure of a customer. */
export const customerErasureForm = z.object({
  contact: z
    .string(customerMessages.eraseEmail)
    .check(
      z.trim(),
      z.minLength(1, customerMessages.eraseEmail),
      z.maxLength(EMAIL_MAX, customerMessages.eraseEmail),
    ),
  /** Confirms that some of their orders are in production. */
  withOpenOrders: z._default(z.boolean(messages.fieldInvalid), false),
})
