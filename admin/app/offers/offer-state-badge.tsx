import { type OfferState, offerStateNames } from '@rapport/contract/offers/offer-state'
import { Badge } from '../ui/badge/badge.tsx'

const KINDS: Record<OfferState, 'plain' | 'good' | 'waiting' | 'bad'> = {
  draft: 'plain',
  approval: 'waiting',
  sent: 'waiting',
  opened: 'waiting',
  accepted: 'good',
  declined: 'bad',
  expired: 'bad',
  superseded: 'plain',
}

export const OfferStateBadge = ({ state }: { state: OfferState }) => (
  <Badge kind={KINDS[state]}>{offerStateNames[state]}</Badge>
)
