import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { callAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { useSession } from '../api/session-context.ts'
import { Button } from '../ui/button/button.tsx'
import { lazyPart } from '../ui/lazy-part/lazy-part.ts'
import { LoadFailure } from '../ui/load-failure/load-failure.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { OfferCard } from './offer-card.tsx'
import { orderOffersQuery } from './offer-queries.ts'
import styles from './offers.module.css'
import { useOfferWrite, writeFailure } from './use-offer-write.ts'

const StartDialog = lazyPart(async () => (await import('./start/start-dialog.tsx')).StartDialog)

/** Commercial offers of an order: compose, correct, send. */
export function OrderOffers({ orderId }: { orderId: string }) {
  const { data: offers, error, refetch } = useQuery(orderOffersQuery(orderId))
  const { member } = useSession()
  const { mutate, isPending, error: failure } = useOfferWrite(orderId)
  const [isStarting, setStarting] = useState(false)
  const mayWrite = hasPermission(member.role, 'orders.write')
  const sentence = writeFailure(failure)
  if (!mayWrite && offers?.length === 0) return null
  return (
    <Panel heading="Коммерческое предложение">
      {error && !offers && <LoadFailure message={failureText(error)} onRetry={() => void refetch()} />}
      {sentence && <Notice kind="error">{sentence}</Notice>}
      {offers?.map((offer) => (
        <OfferCard key={offer.id} offer={offer} />
      ))}
      {offers && mayWrite && (
        <div className={styles.actions}>
          <Button
            variant="secondary"
            isPending={isPending}
            onPress={() =>
              mutate({ send: () => callAdmin('createOffer', { params: { id: orderId }, form: {} }) })
            }
          >
            {offers.length === 0 ? 'Составить КП' : 'Ещё одно КП'}
          </Button>
          <Button variant="quiet" onPress={() => setStarting(true)}>
            Из&nbsp;шаблона или копии
          </Button>
        </div>
      )}
      {isStarting && (
        <Suspense>
          <StartDialog
            orderId={orderId}
            onCreated={() => setStarting(false)}
            onClose={() => setStarting(false)}
          />
        </Suspense>
      )}
    </Panel>
  )
}
