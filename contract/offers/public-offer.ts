import * as z from 'zod/mini'
import { offerDocument } from './offer-document.ts'
import { ACCEPTER_NAME_MAX, DECLINE_REASON_MAX, OFFER_QUESTION_MAX } from './offer-limits.ts'
import { offerMessages } from './offer-messages.ts'
import { OFFER_STATES } from './offer-state.ts'

const state = z.enum(OFFER_STATES)

/** An offer as its link shows it. It has no personal data of the customer. Moments are ISO. */
export const publicOffer = z.object({
  /** `КП-26-000123/2` */
  number: z.string(),
  version: z.number(),
  state,
  /** Null in a preview of a draft. */
  sentAt: z.nullable(z.string()),
  /** When the customer accepted or declined this version. */
  answeredAt: z.nullable(z.string()),
  document: offerDocument,
  /** Comment for the customer; may be empty. */
  comment: z.string(),
  /** The factory. Unknown facts are empty. */
  seller: z.object({
    name: z.string(),
    legalName: z.string(),
    inn: z.string(),
    ogrn: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
  }),
  /** Name of the manager who made it; null if unknown. */
  manager: z.nullable(z.string()),
  /** Versions that the customer can see, newest first. */
  versions: z.array(z.object({ version: z.number(), sentAt: z.string(), state })),
})
export type PublicOffer = z.infer<typeof publicOffer>

const version = z.pipe(
  z.pipe(
    z.union(
      [z.number(), z.string().check(z.regex(/^\d{1,4}$/, offerMessages.versionRequired))],
      offerMessages.versionRequired,
    ),
    z.transform(Number),
  ),
  z.int(offerMessages.versionRequired).check(z.minimum(1, offerMessages.versionRequired)),
)

export const acceptOfferForm = z.object({
  version,
  /** Who accepts. */
  name: z
    .string(offerMessages.nameRequired)
    .check(
      z.trim(),
      z.minLength(1, offerMessages.nameRequired),
      z.maxLength(ACCEPTER_NAME_MAX, offerMessages.nameTooLong),
    ),
})

/** Reasons of declining, for the customer to choose from and for reports. */
export const DECLINE_REASONS = ['price', 'terms', 'other-supplier', 'not-needed', 'other'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

/** Names of the reasons. */
export const declineReasonNames: Record<DeclineReason, string> = {
  price: 'Дорого',
  terms: 'Не\u00A0подходят сроки',
  'other-supplier': 'Выбрали другого поставщика',
  'not-needed': 'Больше не\u00A0нужно',
  other: 'Другое',
}

export const declineOfferForm = z.object({
  version,
  reason: z.enum(DECLINE_REASONS, offerMessages.reasonRequired),
  /** In the customer's own words; may be empty. */
  text: z._default(
    z
      .string(offerMessages.reasonTooLong)
      .check(z.trim(), z.maxLength(DECLINE_REASON_MAX, offerMessages.reasonTooLong)),
    '',
  ),
})

/** `question`: a question about the offer. `prices`: request for new prices of an expired offer; text may be empty. */
export const offerQuestionForm = z
  .object({
    kind: z._default(z.enum(['question', 'prices'], offerMessages.questionRequired), 'question'),
    text: z._default(
      z
        .string(offerMessages.questionRequired)
        .check(z.trim(), z.maxLength(OFFER_QUESTION_MAX, offerMessages.questionTooLong)),
      '',
    ),
  })
  .check(
    z.refine(({ kind, text }) => kind === 'prices' || text !== '', {
      error: offerMessages.questionRequired,
      path: ['text'],
    }),
  )

/** The answer to an acceptance or a refusal: equal for every repeat. */
export const offerAnswer = z.object({ version: z.number(), answeredAt: z.string() })
export type OfferAnswer = z.infer<typeof offerAnswer>
