import type { Session } from '@rapport/contract/accounts/accounts'
import { SESSION_TRANSFER_SECONDS } from '@rapport/contract/accounts/session-limits'
import { messages } from '@rapport/contract/errors/messages'
import { and, eq, lt } from 'drizzle-orm'
import { findSubdomain } from '../../contacts/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { fieldError } from '../../platform/http/field-errors.ts'
import type { Client } from '../../platform/http/request/client.ts'
import { newToken, tokenHash } from '../../platform/security/tokens.ts'
import type { AccountDeps } from '../account-deps.ts'
import { type SessionRow, toUser } from '../queries.ts'
import { sessionTransfers } from '../tables.ts'
import { continueSession, lockUser } from './sessions.ts'

/**
 * Returns a code that continues a log-in on the host of a city, because hosts do not share storage. The code works
 * once, within SESSION_TRANSFER_SECONDS. A log-in has one code at a time.
 */
export async function createSessionTransfer(
  { database: { orm }, now }: AccountDeps,
  { familyId, userId }: SessionRow,
  cityId: number,
): Promise<string> {
  const subdomain = await findSubdomain(orm, cityId)
  if (subdomain === undefined) throw fieldError('cityId', messages.fieldInvalid)
  const code = newToken()
  const expiresAt = new Date(now().getTime() + SESSION_TRANSFER_SECONDS * 1000)
  await orm.transaction(async (tx) => {
    await lockUser(tx, userId, 'update')
    await tx.delete(sessionTransfers).where(eq(sessionTransfers.familyId, familyId))
    await tx
      .insert(sessionTransfers)
      .values({ codeSha256: tokenHash(code), familyId, userId, subdomain, expiresAt })
  })
  return code
}

/**
 * Continues a log-in on the host of the request. Adds a token to the same family, so that all tokens end together.
 * Throws 422 if the code is unknown, used, expired, for another host, or of an ended log-in. A try on a wrong host
 * leaves the code valid.
 */
export async function completeSessionTransfer(
  deps: AccountDeps,
  { transferCode, subdomain }: { transferCode: string; subdomain: string | undefined },
  { ip }: Client,
): Promise<Session> {
  const session = await deps.database.orm.transaction(async (tx) => {
    if (subdomain === undefined) return undefined
    const [transfer] = await tx
      .delete(sessionTransfers)
      .where(
        and(
          eq(sessionTransfers.codeSha256, tokenHash(transferCode)),
          eq(sessionTransfers.subdomain, subdomain),
        ),
      )
      .returning()
    if (!transfer || transfer.expiresAt <= deps.now()) return undefined
    const user = await lockUser(tx, transfer.userId, 'share')
    const token = user && (await continueSession(tx, transfer, deps.now()))
    return token ? { token, user: toUser(user) } : undefined
  })
  if (!session) {
    deps.logSecurityEvent('session_transfer_refused', { ip })
    throw fieldError('transferCode', messages.codeWrong)
  }
  deps.logSecurityEvent('session_transferred', { userId: session.user.id, ip })
  return session
}

export async function deleteExpiredTransfers(orm: Orm, now: Date): Promise<void> {
  await orm.delete(sessionTransfers).where(lt(sessionTransfers.expiresAt, now))
}
