import type { Offer } from '@rapport/staff-contract/offers/offer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AdminError, failureText } from '../api/admin-error.ts'
import { offerQuery, orderOffersQuery } from './offer-queries.ts'

interface OfferWrite {
  send: () => Promise<{ offer: Offer | null }>
  onDone?: (offer: Offer | null) => void
}

/** Runs a write of an offer and reads the offers again, after a 409 too. */
export function useOfferWrite(orderId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = orderOffersQuery(orderId)
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ send }: OfferWrite) => send(),
    onSuccess: ({ offer }, { onDone }) => {
      // The next write starts from this revision, even if it is pressed before the offers are read again.
      if (offer) {
        queryClient.setQueryData(queryKey, (offers) => withOffer(offers ?? [], offer))
        queryClient.setQueryData(offerQuery(offer.id).queryKey, offer)
      }
      onDone?.(offer)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['inbox'] }),
  })
}

/** Returns offers, newest first, with one of them replaced or added. */
const withOffer = (offers: Offer[], offer: Offer): Offer[] =>
  offers.some(({ id }) => id === offer.id)
    ? offers.map((one) => (one.id === offer.id ? offer : one))
    : [offer, ...offers]

/** Returns the sentence of a failed write: of its first field, if it names one. */
export function writeFailure(error: Error | null): string | undefined {
  if (!error) return undefined
  const [sentence] = error instanceof AdminError ? Object.values(error.fields).flat() : []
  return sentence ?? failureText(error) ?? undefined
}
