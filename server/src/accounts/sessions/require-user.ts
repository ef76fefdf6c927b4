import { messages } from '@rapport/contract/errors/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBearerToken } from '../../platform/http/request/bearer-token.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { SessionRow, UserRow } from '../queries.ts'
import { touchSession } from './sessions.ts'

/** Who is asking, and with what. */
export interface CurrentUser {
  token: string
  session: SessionRow
  user: UserRow
}

/** Who is asking, or the 401 of a call that nobody else may make. */
export async function requireUser(
  { database, now, logSecurityEvent }: Pick<AccountDeps, 'database' | 'now' | 'logSecurityEvent'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CurrentUser> {
  const token = readBearerToken(request)
  const found = token && (await touchSession(database.orm, token, now()))
  if (!token || !found) throw unauthorized(reply)
  const { session, user, revoked } = found
  if (revoked) {
    logSecurityEvent('session_family_revoked', { userId: user.id, ip: request.ip })
    throw unauthorized(reply)
  }
  return { token, session, user }
}

export function unauthorized(reply: FastifyReply): ApiError {
  reply.header('www-authenticate', 'Bearer')
  return new ApiError(401, messages.unauthorized)
}
