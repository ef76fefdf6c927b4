import type { NewCredential, Passkey, PasskeyOptions } from '@rapport/contract/accounts/passkeys'
import { PASSKEYS_MAX } from '@rapport/contract/accounts/session-limits'
import { messages } from '@rapport/contract/errors/messages'
import { getSiteProperties } from '../../content/queries.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { fieldError } from '../../platform/http/field-errors.ts'
import type { Client } from '../../platform/http/request/client.ts'
import { newToken } from '../../platform/security/tokens.ts'
import { newKeyOptions, signedChallenge, verifyNewCredential } from '../../platform/security/webauthn.ts'
import type { AccountDeps } from '../account-deps.ts'
import { enqueueAccountEmail } from '../emails/send-account-email.ts'
import { checkCurrentPassword } from '../passwords/check-current-password.ts'
import type { SessionRow, UserRow } from '../queries.ts'
import { lockUser } from '../sessions/sessions.ts'
import { passkeys } from '../tables.ts'
import { consumeNewKeyChallenge, createNewKeyChallenge } from './challenges.ts'
import { listPasskeyRows, toPasskey } from './passkeys.ts'
import { getRelyingParty, relyingPartyId } from './relying-party.ts'

interface Bearer {
  user: UserRow
  session: SessionRow
}

const refused = () => fieldError('credential', messages.passkeyNotAdded)
const tooMany = () => new ApiError(422, messages.passkeysTooMany)

/** Returns creation options for the browser. Throws 422 if the password is wrong or the user has too many keys. */
export async function createPasskeyOptions(
  deps: AccountDeps,
  { user, session }: Bearer,
  password: string,
): Promise<PasskeyOptions> {
  const { orm } = deps.database
  await checkCurrentPassword(deps, { user, session }, password)
  const existing = await listPasskeyRows(orm, user.id)
  if (existing.length >= PASSKEYS_MAX) throw tooMany()
  const id = relyingPartyId(deps.publicUrl)
  const userHandle = existing[0]?.userHandle ?? newToken()
  return newKeyOptions({
    rp: { id, name: (await getSiteProperties(orm))?.name ?? id },
    user: { id: userHandle, name: user.email, displayName: user.name },
    challenge: await createNewKeyChallenge(orm, session, userHandle, deps.now()),
    existing,
  })
}

/** Stores a new key. Throws 422 if the credential does not answer a challenge of this log-in. */
export async function addPasskey(
  deps: AccountDeps,
  { user, session }: Bearer,
  { name, credential }: { name: string; credential: NewCredential },
  sender: Client,
): Promise<Passkey> {
  const { orm } = deps.database
  const { userAgent, ip } = sender
  const challenge = signedChallenge(credential)
  const userHandle = challenge && (await consumeNewKeyChallenge(orm, session, challenge, deps.now()))
  const key =
    challenge && userHandle
      ? await verifyNewCredential(credential, challenge, await getRelyingParty(orm, deps.publicUrl))
      : undefined
  if (!key || !userHandle) {
    deps.logSecurityEvent('passkey_refused', { userId: user.id, ip })
    throw refused()
  }
  const row = await orm.transaction(async (tx) => {
    const current = await lockUser(tx, user.id, 'update')
    if (!current) throw refused()
    if ((await listPasskeyRows(tx, user.id)).length >= PASSKEYS_MAX) throw tooMany()
    const [added] = await tx
      .insert(passkeys)
      .values({ ...key, userId: user.id, userHandle, name, userAgent, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning()
    if (added) await enqueueAccountEmail(tx, deps, 'passkey-added', current, sender, { passkey: name })
    return added
  })
  if (!row) throw refused()
  deps.logSecurityEvent('passkey_added', { userId: user.id, ip })
  return toPasskey(row)
}
