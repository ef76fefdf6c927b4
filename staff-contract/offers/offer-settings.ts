import { messages } from '@rapport/contract/errors/messages'
import { OFFER_DAYS_MAX, OFFER_TEXT_MAX } from '@rapport/contract/offers/offer-limits'
import * as z from 'zod/mini'
import type { StaffRole } from '../staff/permissions.ts'
import { staffOfferMessages as m } from './staff-offer-messages.ts'

const percent = z.number(m.limit).check(z.minimum(0, m.limit), z.maximum(100, m.limit))

/** Settings of offers, for owners to change. */
export const offerSettings = z.object({
  /** Days that a new offer is valid: 14 ends on the 14th day after today. */
  validDays: z.int(m.days).check(z.minimum(1, m.days), z.maximum(OFFER_DAYS_MAX, m.days)),
  /** Advance of a new offer in percent. */
  advancePercent: z.int(m.advance).check(z.minimum(0, m.advance), z.maximum(100, m.advance)),
  /** Terms of payment of a new offer; may be empty. */
  paymentTerms: z.string(m.textTooLong).check(z.trim(), z.maxLength(OFFER_TEXT_MAX, m.textTooLong)),
  /** Largest discount in percent that a manager may send without an owner. */
  managerDiscount: percent,
  /** Days before the last one on which the customer is reminded once by mail; 0: never. */
  reminderDays: z
    .int(messages.fieldInvalid)
    .check(z.minimum(0, messages.fieldInvalid), z.maximum(30, messages.fieldInvalid)),
})
export type OfferSettings = z.infer<typeof offerSettings>

/** Settings of a factory that changed none. */
export const DEFAULT_OFFER_SETTINGS: OfferSettings = {
  validDays: 14,
  advancePercent: 50,
  paymentTerms: '',
  managerDiscount: 10,
  reminderDays: 2,
}

/** Returns the largest discount in percent that a role may send without an owner. */
export const discountLimit = (role: StaffRole, settings: Pick<OfferSettings, 'managerDiscount'>): number =>
  role === 'owner' ? 100 : settings.managerDiscount
