import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { OfferState } from '@rapport/contract/offers/offer-state'
import type { offerVersions } from './tables.ts'

type StoredState = Pick<typeof offerVersions.$inferSelect, 'state' | 'validUntil' | 'openedAt'>

/** Returns the state of a version at a moment. The last day ends at 24:00 in Moscow. */
export function getState({ state, validUntil, openedAt }: StoredState, now: Date): OfferState {
  if (state !== 'sent') return state
  if (moscowDay(now) > validUntil) return 'expired'
  return openedAt ? 'opened' : 'sent'
}
