import type { NewCredential, UsedCredential } from '@rapport/contract/accounts/passkeys'
import type { PasskeyRow } from './passkeys.ts'
import type { RelyingParty } from './relying-party.ts'

/** A key as it is stored. */
type Key = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** Loaded by the first who has a key: it takes 0.3 s and 26 MB, which a site without passkeys never spends. */
const loadWebAuthn = () => import('@simplewebauthn/server')

/** Returns the challenge that an authenticator says it has signed; undefined where it says none. */
export function signedChallenge({ response }: NewCredential | UsedCredential): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the key that an authenticator has made, signed or not as its kind does; undefined where it was made for another site
 * or challenge, its user was not verified, or it is broken.
 */
export async function verifyNewCredential(
  { response, ...credential }: NewCredential,
  challenge: string,
  { id, origins }: RelyingParty,
  algorithms: number[],
): Promise<Key | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { transports = [], ...data } = response
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response: data, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  const made = verified?.registrationInfo?.credential
  return (
    made && {
      credentialId: made.id,
      publicKey: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports,
    }
  )
}

/**
 * Returns what the authenticator has counted of a key's uses; undefined where the key has not signed this challenge for this
 * site, has counted backwards, which a copy of it would, or its user was not verified.
 */
export async function verifyUsedCredential(
  credential: UsedCredential,
  key: PasskeyRow,
  challenge: string,
  { id, origins }: RelyingParty,
): Promise<number | undefined> {
  if (credential.response.userHandle !== key.userHandle) return undefined
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const result = await verifyAuthenticationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    credential: {
      id: key.credentialId,
      publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
      counter: key.counter,
    },
    requireUserVerification: true,
  }).catch(() => undefined)
  return result?.verified ? result.authenticationInfo.newCounter : undefined
}
