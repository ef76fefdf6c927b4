import type { User } from '@rapport/contract/accounts/accounts'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyRequest } from 'fastify'
import { findUser } from '../../accounts/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBearerToken } from '../../platform/http/request/bearer-token.ts'
import { clientKey } from '../../platform/http/request/client-ip.ts'
import { readVisitorId } from '../../platform/http/request/visitor-id.ts'

/**
 * Visitor of a request. `id` is `user:<id>` or the random id that a browser stores. Undefined without either.
 */
export interface Visitor {
  id: string | undefined
  user: User | undefined
}

/**
 * Returns the key of a post view: the user, or else the IP. The visitor id is not used, since invented ids
 * would add rows without end.
 */
export const getViewerId = ({ user }: Visitor, ip: string): string =>
  user ? `user:${user.id}` : `ip:${clientKey(ip)}`

/** Headers that identify a visitor. */
export const VISITOR_HEADERS = 'Authorization, X-Visitor-Id'

/** Returns whether a request identifies its visitor. */
export const hasVisitorHeaders = ({ headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || headers['x-visitor-id'] !== undefined

/** Returns the visitor of a request. An invalid token counts as none. Throws 400 for a malformed id. */
export async function readVisitor(orm: Orm, request: FastifyRequest, now: Date): Promise<Visitor> {
  const sent = readVisitorId(request)
  if (sent === null) throw new ApiError(400, messages.visitorId)
  const user = await findUser(orm, readBearerToken(request), now)
  return { id: user ? `user:${user.id}` : sent, user }
}
