import { messages } from '@rapport/contract/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import { readBearer } from '../platform/bearer.ts'
import type { AccountDesk } from './desk.ts'
import type { SessionRow, UserRow } from './queries.ts'
import { useSession } from './sessions.ts'

/** Who is asking, and with what. */
export interface Bearer {
  token: string
  session: SessionRow
  user: UserRow
}

/** Who is asking, or the 401 of a call that nobody else may make. */
export async function requireBearer(
  { database, now, logSecurityEvent }: Pick<AccountDesk, 'database' | 'now' | 'logSecurityEvent'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Bearer> {
  const token = readBearer(request)
  const found = token && (await useSession(database.orm, token, now()))
  if (!token || !found) throw unauthorized(reply)
  const { session, user, revoked } = found
  if (revoked) {
    logSecurityEvent('session_family_revoked', { userId: user.id, ip: request.ip })
    throw unauthorized(reply)
  }
  return { token, session, user }
}

export function unauthorized(reply: FastifyReply): AppError {
  reply.header('www-authenticate', 'Bearer')
  return new AppError(401, messages.unauthorized)
}

/** Answers that depend on the bearer are nobody else's, and are kept nowhere (decisions.md §2). */
export async function keepPrivate(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ 'cache-control': 'private, no-store', vary: 'Authorization' })
}
