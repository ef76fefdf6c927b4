import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { useSession } from '../api/session-context.ts'
import { OpenFailure } from '../forms/open-failure.tsx'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { ScreenHeader } from '../ui/screen-header/screen-header.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { OfferCard } from './offer-card.tsx'
import { offerQuery } from './offer-queries.ts'
import { OfferStateBadge } from './offer-state-badge.tsx'

// The header is shown before the code of the form.
const OfferEditor = lazyPart(async () => (await import('./editor/offer-editor.tsx')).OfferEditor)

const VersionComparison = lazyPart(
  async () => (await import('./versions/version-comparison.tsx')).VersionComparison,
)

/** An offer: its draft in the editor, or the version that the customer has. */
export function Component() {
  const { id = '' } = useParams()
  const { data: offer, error, refetch } = useQuery(offerQuery(id))
  const { member } = useSession()
  if (error && !offer)
    return (
      <OpenFailure error={error} missing="Такого предложения нет" refetch={refetch}>
        <Link to="/orders/">Все заявки</Link>
      </OpenFailure>
    )
  if (!offer) return <Skeleton lines={8} />
  const [newest] = offer.versions
  const isEditable = offer.draft !== null && hasPermission(member.role, 'orders.write')
  return (
    <>
      <ScreenHeader title={newest?.number ?? offer.number}>
        {newest && <OfferStateBadge state={newest.state} />}
        <Link to={`/orders/${offer.orderId}/`}>Заявка {offer.orderNumber}</Link>
      </ScreenHeader>
      {isEditable && offer.draft ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <OfferEditor key={offer.id} offer={{ ...offer, draft: offer.draft }} />
        </Suspense>
      ) : (
        <Panel heading="Предложение" isHeadingHidden>
          <OfferCard offer={offer} isWhole />
        </Panel>
      )}
      {offer.versions.length > 1 && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <VersionComparison offer={offer} />
        </Suspense>
      )}
    </>
  )
}
