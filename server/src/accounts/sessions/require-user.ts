import { messages } from '@rapport/contract/errors/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBearerToken } from '../../platform/http/request/bearer-token.ts'
import type { AccountDeps } from '../account-deps.ts'
import type { SessionRow, UserRow } from '../queries.ts'
import { touchSession } from './sessions.ts'

export interface CurrentUser {
  token: string
  session: SessionRow
  user: UserRow
}

/** Returns the current user. Throws 401 if the token is missing or invalid. */
export async function requireUser(
  { database, now, logSecurityEvent }: Pick<AccountDeps, 'database' | 'now' | 'logSecurityEvent'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<CurrentUser> {
  const token = readBearerToken(request)
  const row = token && (await touchSession(database.orm, token, now()))
  if (!token || !row) throw unauthorized(reply)
  const { session, user, revoked } = row
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
