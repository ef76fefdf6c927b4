import * as z from 'zod/mini'
import { orderCalculation } from '../calculation/stored/order-calculation.ts'
import { calculationRecord } from '../calculation/stored/stored-calculation.ts'
import { kopecksField } from '../money/kopecks-field.ts'
import { offerDocument } from '../offers/offer-document.ts'
import { cartLine } from '../orders/cart-line.ts'
import { orderLine } from '../orders/order-line.ts'
import { orderMessage } from '../orders/order-message.ts'
import { ORDER_ORIGINS } from '../orders/order-origin.ts'
import { ORDER_AUTHORS } from '../orders/order-status.ts'
import { payer } from '../requisites/payer.ts'
import { user, userSession } from './accounts.ts'
import { company } from './company.ts'
import { passkey } from './passkeys.ts'
import { orderStatusChange, userOrder } from './user-orders.ts'

const text = z.nullable(z.string())

/** A given consent: its time, text, IP and user agent. */
const consent = z.object({
  givenAt: z.string(),
  textVersion: text,
  textSha256: text,
  ip: text,
  userAgent: z.string(),
})

/** All stored data of an order. */
const keptOrder = z.object({
  number: z.string(),
  placedAt: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  comment: z.string(),
  lines: z.array(orderLine),
  calculation: z.nullable(orderCalculation),
  isCatalog: z.boolean(),
  origin: z.enum(ORDER_ORIGINS),
  cityId: z.nullable(z.number()),
  clientCity: text,
  clientCountry: text,
  referrerUrl: text,
  /** The page that sent the order. */
  pagePath: text,
  utmSource: text,
  utmMedium: text,
  utmCampaign: text,
  utmContent: text,
  utmTerm: text,
  metrikaClientId: text,
  /** Who pays, as the customer said. */
  requisites: z.nullable(payer),
  consent: z.nullable(consent),
  status: userOrder.shape.status,
  statusChanges: z.array(orderStatusChange),
  messages: z.array(orderMessage),
  /** `path`: the file's path in the archive; null if the file expired. */
  files: z.array(z.object({ name: z.string(), size: z.number(), path: text })),
})

/** A version of a proof that was sent, with answers and comments. */
const keptProof = z.object({
  orderNumber: z.string(),
  version: z.number(),
  sentAt: z.string(),
  /** Hash of its files. */
  sha256: z.string(),
  /** Address in place of the order’s own. */
  recipient: text,
  comment: z.string(),
  answers: z.array(
    z.object({
      kind: z.enum(['approved', 'changes-requested']),
      at: z.string(),
      name: z.string(),
      text: z.string(),
      ip: text,
      userAgent: z.string(),
    }),
  ),
  comments: z.array(z.object({ at: z.string(), author: z.enum(ORDER_AUTHORS), text: z.string() })),
})

/** A version of an offer that was sent, with the answer and what happened. */
const keptOffer = z.object({
  number: z.string(),
  orderNumber: z.string(),
  sentAt: z.string(),
  /** Address in place of the order’s own. */
  recipient: text,
  comment: z.string(),
  document: offerDocument,
  answer: z.nullable(
    z.object({
      kind: z.enum(['accepted', 'declined']),
      at: z.string(),
      name: z.string(),
      reason: text,
      text: z.string(),
      ip: text,
      userAgent: z.string(),
    }),
  ),
  events: z.array(z.object({ kind: z.string(), at: z.string(), text: z.string() })),
})

/** A payment of an invoice. `bank`: what the bank says of the payer; null for a payment noted by hand. */
const keptPayment = z.object({
  day: z.string(),
  amount: kopecksField,
  bank: z.nullable(
    z.object({
      payer: z.string(),
      inn: z.string(),
      kpp: z.string(),
      account: z.string(),
      purpose: z.string(),
    }),
  ),
})

/** An invoice, the addresses that it was mailed to in place of the order's own, and its payments. */
const keptInvoice = z.object({
  number: z.string(),
  orderNumber: z.string(),
  issuedAt: z.string(),
  total: kopecksField,
  buyer: payer,
  recipients: z.array(z.string()),
  payments: z.array(keptPayment),
})

/** All stored data of a user. */
export const personalData = z.object({
  profile: z.object({
    user,
    company,
    consent: z.nullable(consent),
    /** Accounts merged into this one, with their consents at registration. */
    mergedAccounts: z.array(
      z.object({ email: z.string(), mergedAt: z.string(), consent: z.nullable(consent) }),
    ),
    sessions: z.array(z.omit(userSession, { place: true })),
    passkeys: z.array(passkey),
    /** Last use of each trusted device: failed log-ins elsewhere do not delay these. */
    devices: z.array(z.object({ lastSeenAt: z.string() })),
    /** The list of products to order. */
    cart: z.array(cartLine),
    likes: z.array(z.object({ subject: z.enum(['catalog', 'post']), id: z.number() })),
  }),
  /** Calculations that the account saved. */
  calculations: z.array(calculationRecord),
  orders: z.array(keptOrder),
  offers: z.array(keptOffer),
  proofs: z.array(keptProof),
  invoices: z.array(keptInvoice),
})
export type PersonalData = z.infer<typeof personalData>
