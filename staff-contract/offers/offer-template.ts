import * as z from 'zod/mini'
import { staffOfferMessages as m } from './staff-offer-messages.ts'

/** Templates for repeated offers, at most. */
export const OFFER_TEMPLATES_MAX = 100
const TITLE_MAX = 100

/** A template: lines, surcharges, delivery, comment and terms of an offer, without dates. */
export const offerTemplate = z.object({
  id: z.uuid(),
  title: z.string(),
  lineCount: z.number(),
  createdAt: z.string(),
})
export type OfferTemplate = z.infer<typeof offerTemplate>

/** Form of a template made from an offer. */
export const offerTemplateForm = z.object({
  title: z
    .string(m.titleRequired)
    .check(z.trim(), z.minLength(1, m.titleRequired), z.maxLength(TITLE_MAX, m.titleTooLong)),
})
