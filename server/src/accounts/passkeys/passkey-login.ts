import type { Session } from '@rapport/contract/accounts/accounts'
import type { PasskeyLoginOptions, UsedCredential } from '@rapport/contract/accounts/passkeys'
import { messages } from '@rapport/contract/errors/messages'
import { and, eq, lt } from 'drizzle-orm'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Client } from '../../platform/http/request/client.ts'
import { signedChallenge, usedKeyOptions, verifyUsedCredential } from '../../platform/security/webauthn.ts'
import { type AccountDeps, logInOnDevice } from '../account-deps.ts'
import { lockUser } from '../sessions/sessions.ts'
import { passkeys } from '../tables.ts'
import { consumeLoginChallenge, createLoginChallenge } from './challenges.ts'
import { findPasskey, type PasskeyRow } from './passkeys.ts'
import { getRelyingParty, relyingPartyId } from './relying-party.ts'

/** Returns what the browser asks for a key with. Nobody is named, neither by whom nor to whom. */
export async function createPasskeyLoginOptions({
  database: { orm },
  publicUrl,
  now,
}: AccountDeps): Promise<PasskeyLoginOptions> {
  return usedKeyOptions(relyingPartyId(publicUrl), await createLoginChallenge(orm, now()))
}

/**
 * Logs in by a passkey. Throws one and the same 422 for a key that is unknown or removed, of another site, user or challenge,
 * and for a challenge that was used or is too old; it is used up by the first try.
 */
export async function loginByPasskey(
  deps: AccountDeps,
  credential: UsedCredential,
  sender: Client,
): Promise<Session> {
  const { orm } = deps.database
  const challenge = signedChallenge(credential)
  const isFresh = challenge !== undefined && (await consumeLoginChallenge(orm, challenge, deps.now()))
  const key = isFresh ? await findPasskey(orm, credential.id) : undefined
  const counter =
    key && isFresh
      ? await verifyUsedCredential(credential, key, challenge, await getRelyingParty(orm, deps.publicUrl))
      : undefined
  const session = key && counter !== undefined ? await logInWithKey(deps, key, counter, sender) : undefined
  if (!session) {
    deps.logSecurityEvent('passkey_refused', { userId: key?.userId, ip: sender.ip })
    throw new ApiError(422, messages.passkeyRefused)
  }
  deps.logSecurityEvent('login', { userId: session.user.id, ip: sender.ip })
  return session
}

/** Undefined where the key was removed meanwhile, or has counted as many uses already. */
function logInWithKey(
  deps: AccountDeps,
  { id, userId }: PasskeyRow,
  counter: number,
  sender: Client,
): Promise<Session | undefined> {
  return deps.database.orm.transaction(async (tx) => {
    const user = await lockUser(tx, userId, 'share')
    // An authenticator that counts nothing always says 0.
    const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: deps.now() })
      .where(and(eq(passkeys.id, id), isNext))
      .returning({ id: passkeys.id })
    return user && used.length > 0 ? logInOnDevice(tx, deps, user, sender) : undefined
  })
}
