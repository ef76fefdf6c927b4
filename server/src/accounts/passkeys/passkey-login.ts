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

/** Returns request options for the browser. They name no user and no key. */
export async function createPasskeyLoginOptions({
  database: { orm },
  publicUrl,
  now,
}: AccountDeps): Promise<PasskeyLoginOptions> {
  return usedKeyOptions(relyingPartyId(publicUrl), await createLoginChallenge(orm, now()))
}

/**
 * Logs in with a passkey. The first try uses the challenge up. Throws the same 422 for every failure: an unknown key
 * or challenge, another site, a wrong signature.
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

/** Returns undefined if the key was deleted meanwhile, or its counter did not grow. */
function logInWithKey(
  deps: AccountDeps,
  { id, userId }: PasskeyRow,
  counter: number,
  sender: Client,
): Promise<Session | undefined> {
  return deps.database.orm.transaction(async (tx) => {
    const user = await lockUser(tx, userId, 'share')
    // Authenticators without a counter always send 0.
    const isNext = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter)
    const used = await tx
      .update(passkeys)
      .set({ counter, lastUsedAt: deps.now() })
      .where(and(eq(passkeys.id, id), isNext))
      .returning({ id: passkeys.id })
    return user && used.length > 0 ? logInOnDevice(tx, deps, user, sender) : undefined
  })
}
