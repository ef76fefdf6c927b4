import { offerDocument } from '@rapport/contract/offers/offer-document'
import { OFFER_STATES } from '@rapport/contract/offers/offer-state'
import { DECLINE_REASONS } from '@rapport/contract/offers/public-offer'
import * as z from 'zod/mini'
import { offerDraft } from './offer-draft.ts'

const state = z.enum(OFFER_STATES)
const person = z.nullable(z.object({ id: z.number(), name: z.string() }))

/** A version. Moments are ISO. */
const offerVersion = z.object({
  version: z.number(),
  /** `КП-26-000123/2` */
  number: z.string(),
  state,
  document: offerDocument,
  /** For the customer. Empty after erasure. */
  comment: z.string(),
  /** Discount in percent, as roles have limits for it. */
  discount: z.number(),
  createdAt: z.string(),
  author: person,
  sentAt: z.nullable(z.string()),
  /** Who approved the discount; null if no approval was needed. */
  approvedBy: person,
  /** When the customer first opened it. */
  openedAt: z.nullable(z.string()),
  /** When the customer accepted or declined it, as whom, and why. Erased texts are empty. */
  answer: z.nullable(
    z.object({
      kind: z.enum(['accepted', 'declined']),
      at: z.string(),
      name: z.string(),
      reason: z.nullable(z.enum(DECLINE_REASONS)),
      text: z.string(),
    }),
  ),
})
export type OfferVersion = z.infer<typeof offerVersion>

/** Mails of an offer. `offer` and `reminder` go to the customer, `answer` and `question` to the factory. */
export const OFFER_MAILS = ['offer', 'reminder', 'answer', 'question'] as const

const offerMail = z.object({
  id: z.uuid(),
  version: z.number(),
  kind: z.enum(OFFER_MAILS),
  /** `failed`: for good, until it is sent again. */
  state: z.enum(['pending', 'sent', 'failed']),
  attempts: z.number(),
  /** Error code of the last attempt. */
  reason: z.nullable(z.string()),
  /** Address in place of the order's own. */
  recipient: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
})

/** Kinds of events that an order's timeline shows. */
export const OFFER_EVENTS = [
  'sent',
  'opened',
  'accepted',
  'declined',
  'asked',
  'prices-requested',
  'requisites-requested',
  'requisites-given',
  'reminded',
] as const

/** An event of an offer in the timeline of its order. */
export const offerEvent = z.object({
  id: z.number(),
  offerId: z.uuid(),
  /** `КП-26-000123/2` */
  number: z.string(),
  kind: z.enum(OFFER_EVENTS),
  at: z.string(),
  /** The staff member who sent it; null if the customer or the site did it. */
  author: person,
  /** The question or the reason. Empty without one, and after erasure. */
  text: z.string(),
  /** Openings within that day; 1 for other kinds. */
  count: z.number(),
  /** Whether staff have not read the question yet. */
  isUnread: z.boolean(),
})
export type OfferEvent = z.infer<typeof offerEvent>

/** A whole offer. */
export const offer = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** `КП-26-000123`, without a version. */
  number: z.string(),
  /** Raised by every write; the next write must send it. */
  revision: z.number(),
  /** What to edit: the draft's form fields; null if the newest version was sent. */
  draft: z.nullable(offerDraft),
  /** Newest first. The draft, if there is one, is the first. */
  versions: z.array(offerVersion),
  /** Path of the customer's page, `/offer/<token>/`. Staff open drafts by `openOfferPreview`. */
  path: z.string(),
  mails: z.array(offerMail),
  /** Newest first. */
  events: z.array(offerEvent),
  /** Facts for `calculateOffer` while the form is edited. */
  facts: z.object({
    listPrices: z.record(z.string(), z.number()),
    vat: z.object({
      mode: z.enum(['standard', 'simplified5', 'simplified7', 'none']),
      standard: z.array(z.object({ from: z.string(), percent: z.number() })),
    }),
    day: z.string(),
    reducedVat: z.array(z.string()),
    /** Prices of today, which may differ from those of the draft. By line ids; empty without a draft. */
    todayPrices: z.record(z.string(), z.number()),
    /** Prices that the customer saw in their calculation or order, of lines that a draft still has so. */
    shownPrices: z.record(z.string(), z.number()),
    /** Ids of lines whose product is no longer on the site. */
    withdrawn: z.array(z.string()),
    /** Surcharge for urgent work by the tables; null: there is none. */
    urgency: z.nullable(z.object({ title: z.string(), percent: z.number() })),
  }),
  /** Largest discount in percent that the current member may send without an owner. */
  discountLimit: z.number(),
  /** Whether the order has an email to send it to. */
  hasEmail: z.boolean(),
})
export type Offer = z.infer<typeof offer>

/**
 * Views of the list. `waiting`: sent, no answer yet. `expiring`: of these the ones whose last day is within 3 days.
 * `asked`: with an unread question.
 */
export const OFFER_VIEWS = [
  'all',
  'waiting',
  'expiring',
  'accepted',
  'declined',
  'expired',
  'approval',
  'drafts',
  'asked',
] as const
export type OfferView = (typeof OFFER_VIEWS)[number]
/** Days ahead that the view `expiring` covers. */
export const EXPIRING_DAYS = 3

/** An offer in the list, as its newest version is. */
export const offerPreview = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  orderNumber: z.string(),
  /** `КП-26-000123/2` */
  number: z.string(),
  version: z.number(),
  state,
  /** Name of the customer. */
  customer: z.string(),
  /** Titles of the first lines. */
  summary: z.string(),
  /** Kopecks; null while a price is missing. */
  total: z.nullable(z.number()),
  validUntil: z.string(),
  discount: z.number(),
  author: person,
  updatedAt: z.string(),
  hasUnread: z.boolean(),
})
