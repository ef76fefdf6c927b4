/**
 * States of a version of an offer. `draft`: staff work on it. `approval`: its discount waits for an owner. `sent`: the
 * customer was notified; `opened`: they looked at it. `accepted`, `declined`: their answer. `expired`: the last day has
 * ended without an answer. `superseded`: a newer version was sent.
 */
export const OFFER_STATES = [
  'draft',
  'approval',
  'sent',
  'opened',
  'accepted',
  'declined',
  'expired',
  'superseded',
] as const
export type OfferState = (typeof OFFER_STATES)[number]

/** Names of the states for staff. */
export const offerStateNames: Record<OfferState, string> = {
  draft: 'Черновик',
  approval: 'Ждёт владельца',
  sent: 'Отправлено',
  opened: 'Открыто',
  accepted: 'Принято',
  declined: 'Отклонено',
  expired: 'Истекло',
  superseded: 'Заменено',
}

/** Returns whether the customer can accept or decline a version. */
export const isAnswerable = (state: OfferState): boolean => state === 'sent' || state === 'opened'

/** Returns whether the customer can see a version. */
export const isVisible = (state: OfferState): boolean => state !== 'draft' && state !== 'approval'
