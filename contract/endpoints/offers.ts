import * as z from 'zod/mini'
import { LINK_TOKEN } from '../fields/link-token.ts'
import {
  acceptOfferForm,
  declineOfferForm,
  offerAnswer,
  offerQuestionForm,
  publicOffer,
} from '../offers/public-offer.ts'
import type { Endpoint } from './endpoint.ts'
import { numberIn } from './endpoint-params.ts'
import { endpointRoutes } from './endpoint-routes.ts'

const byToken = z.object({ token: z.string().check(z.regex(LINK_TOKEN)) })

/** Endpoints of commercial offers. The token of the link is the only authority. */
export const offersEndpoints = {
  getPublicOffer: {
    ...endpointRoutes.getPublicOffer,
    summary: 'Returns an offer: the version in force, or an older one',
    cache: 'private',
    params: byToken,
    query: z.object({ version: z.optional(numberIn(1, 99)) }),
    result: z.object({ offer: publicOffer }),
  },
  acceptOffer: {
    ...endpointRoutes.acceptOffer,
    summary:
      'Accepts a version; a repeat gets the same answer. 409: another version is in force, or it was declined. 410: expired',
    cache: 'private',
    params: byToken,
    form: acceptOfferForm,
    result: offerAnswer,
  },
  declineOffer: {
    ...endpointRoutes.declineOffer,
    summary: 'Declines a version with a reason; a repeat gets the same answer',
    cache: 'private',
    params: byToken,
    form: declineOfferForm,
    result: offerAnswer,
  },
  askAboutOffer: {
    ...endpointRoutes.askAboutOffer,
    summary: 'Sends a question to the factory, or asks for new prices of an expired offer',
    cache: 'private',
    params: byToken,
    form: offerQuestionForm,
    result: z.object({}),
  },
} as const satisfies Record<string, Endpoint>
