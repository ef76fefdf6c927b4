import { GUEST_LINK_DAYS } from '@rapport/contract/accounts/guest-order'
import { UUID } from '@rapport/contract/fields/uuid'
import { guestOrderPath } from '@rapport/contract/paths/paths'
import type { FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import type { SecretKeys } from '../../platform/security/secret-keys.ts'
import { verifySignedPath } from '../../platform/security/signed-url.ts'
/** Message for a link that was cut or changed, or whose order was erased. */
export const WRONG_LINK =
  'Ссылка на\u00A0заявку неверна. Откройте её прямо из\u00A0письма целиком или\u00A0свяжитесь с\u00A0нами и\u00A0назовите номер заявки.'
const EXPIRED = `Ссылка на\u00A0заявку устарела: она действует ${GUEST_LINK_DAYS}\u00A0дней. Свяжитесь с\u00A0нами и\u00A0назовите номер заявки.`

/** A request of the page of an order, or of one of its forms. Both have the signature of the page. */
export type GuestRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>

/**
 * Returns the id of the order whose link was opened. Throws 404 for a forged link, and for an expired one unless
 * `evenExpired`.
 */
export function readGuestLink(
  { params: { id }, query }: GuestRequest,
  { accepted }: SecretKeys,
  now: Date,
  { evenExpired = false } = {},
): string {
  const isSignedAt = (moment: Date) => verifySignedPath(accepted, guestOrderPath(id), query, moment)
  if (!UUID.test(id) || !isSignedAt(new Date(0))) throw new ApiError(404, WRONG_LINK)
  if (!evenExpired && !isSignedAt(now)) throw new ApiError(404, EXPIRED)
  return id
}

/** Returns the signature of an opened link as the query of its forms: `?expires=…&signature=…`. */
export const guestLinkQuery = ({ query: { expires, signature } }: GuestRequest): string =>
  `?expires=${expires}&signature=${signature}`
