import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { AdminInput, AdminResult } from '@rapport/staff-contract/endpoints/admin-endpoints'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { queryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

// Keys begin with that of orders, so that an answer of a customer refreshes open offers, too.

export const orderOffersQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['inbox', 'offers', 'order', orderId],
    queryFn: async ({ signal }): Promise<Offer[]> =>
      (await callAdmin('getOrderOffers', { params: { id: orderId }, signal })).offers,
  })

export const offerQuery = (id: string) =>
  queryOptions({
    queryKey: ['inbox', 'offers', 'one', id],
    queryFn: async ({ signal }): Promise<Offer> =>
      (await callAdmin('getOffer', { params: { id }, signal })).offer,
  })

/** Prices change at most by publications: a day's answers stay. */
const pricesKey = (name: string, params: unknown) => ['offer-prices', name, moscowDay(new Date()), params]

/** A product with its variants, sizes and operations, and its price of today. */
export const linePriceQuery = (params: AdminInput<'priceOfferLine'>) =>
  queryOptions({
    queryKey: pricesKey('line', params),
    queryFn: ({ signal }) => callAdmin('priceOfferLine', { params, signal }),
    retry: false,
  })

export const operationPriceQuery = (params: AdminInput<'priceOfferOperation'>) =>
  queryOptions({
    queryKey: pricesKey('operation', params),
    queryFn: ({ signal }) => callAdmin('priceOfferOperation', { params, signal }),
    retry: false,
  })

/** Cities of the site, for the price of a delivery. */
export const deliveryCitiesQuery = queryOptions({
  queryKey: ['inbox-choices'],
  queryFn: ({ signal }) => callAdmin('getInboxChoices', { signal }),
})

/** What a product allows to add. */
export type OfferedOperation = AdminResult<'priceOfferLine'>['operations'][number]
