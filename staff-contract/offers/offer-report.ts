import { DECLINE_REASONS } from '@rapport/contract/offers/public-offer'
import { ORDER_ORIGINS } from '@rapport/contract/orders/order-origin'
import * as z from 'zod/mini'

/** Sources in a report; further ones are left out. */
export const REPORT_SOURCES_MAX = 50

/** Figures of offers, each counted once, by the version in force. Money in kopecks. */
const offerFigures = z.object({
  sent: z.number(),
  accepted: z.number(),
  declined: z.number(),
  sentTotal: z.number(),
  acceptedTotal: z.number(),
  /** Median working minutes from the order to the first sending; null without offers. */
  medianMinutes: z.nullable(z.number()),
})
export type OfferFigures = z.infer<typeof offerFigures>

/** Offers by the Moscow month of their first sending, by who sent them first, and by the source of their order. */
export const offerReport = z.object({
  total: offerFigures,
  months: z.array(z.object({ /** `2026-12` */ month: z.string(), ...offerFigures.shape })),
  people: z.array(
    z.object({ person: z.object({ id: z.number(), name: z.string() }), ...offerFigures.shape }),
  ),
  /** `utmSource` null: by the origin of the order. */
  sources: z.array(
    z.object({ utmSource: z.nullable(z.string()), origin: z.enum(ORDER_ORIGINS), ...offerFigures.shape }),
  ),
  /** Most frequent first. */
  reasons: z.array(z.object({ reason: z.enum(DECLINE_REASONS), count: z.number() })),
})
export type OfferReport = z.infer<typeof offerReport>
