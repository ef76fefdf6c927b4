import type { User } from '@rapport/contract/accounts/accounts'
import { messages } from '@rapport/contract/messages'
import type { FastifyRequest } from 'fastify'
import { findUser } from '../../accounts/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBearerToken } from '../../platform/http/bearer-token.ts'
import { clientKey } from '../../platform/http/client-ip.ts'
import { readVisitorId } from '../../platform/http/visitor-id.ts'

/** Who asks: `id` is `user:<id>` or the random id that a browser keeps; undefined where nothing names anybody. */
export interface Visitor {
  id: string | undefined
  user: User | undefined
}

/**
 * Returns whose view a request's is: a user's, or else that of its address. Not that of the id a browser keeps:
 * whoever makes such ids up would write rows without end and count what they like.
 */
export const viewerOf = ({ user }: Visitor, ip: string): string =>
  user ? `user:${user.id}` : `ip:${clientKey(ip)}`

/** Headers by which a visitor is known. */
export const VISITOR_HEADERS = 'Authorization, X-Visitor-Id'

/** Whether a request says anything of who sends it. */
export const hasVisitorHeaders = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || headers['x-visitor-id'] !== undefined

/** Who sends a request; a token that opens nothing counts as none. Throws the 400 of an id that is malformed. */
export async function readVisitor(orm: Orm, request: FastifyRequest, now: Date): Promise<Visitor> {
  const sent = readVisitorId(request)
  if (sent === null) throw new ApiError(400, messages.visitorId)
  const user = await findUser(orm, readBearerToken(request), now)
  return { id: user ? `user:${user.id}` : sent, user }
}
