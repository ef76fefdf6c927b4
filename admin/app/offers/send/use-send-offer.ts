import type { Offer } from '@rapport/staff-contract/offers/offer'
import { callAdmin } from '../../api/admin-api.ts'
import { AdminError } from '../../api/admin-error.ts'
import { showToast } from '../../ui/toast/toasts.ts'
import { useOfferWrite, writeFailure } from '../use-offer-write.ts'

/** Sends an offer, or approves an offer that waits for an owner. A toast says what became of it. */
export function useSendOffer({ orderId }: Pick<Offer, 'orderId'>) {
  const { mutate, isPending, error } = useOfferWrite(orderId)
  const tell = (offer: Offer | null) => {
    if (!offer) return
    const isWaiting = offer.versions[0]?.state === 'approval'
    showToast(`${offer.number}: ${isWaiting ? 'ждёт согласования владельца' : 'отправлено клиенту'}`)
  }
  const emailErrors = error instanceof AdminError ? (error.fields.email ?? []) : []
  return {
    isPending,
    emailErrors,
    failure: emailErrors.length > 0 ? undefined : writeFailure(error),
    send: ({ id, revision }: Offer, email = '') =>
      mutate({
        send: () =>
          callAdmin('sendOffer', {
            params: { id },
            form: { revision, ...(email.trim() ? { email: email.trim() } : {}) },
          }),
        onDone: tell,
      }),
    approve: ({ id, revision }: Offer) =>
      mutate({ send: () => callAdmin('approveOffer', { params: { id }, form: { revision } }), onDone: tell }),
  }
}
