import type {
  NewCredential,
  PasskeyLoginOptions,
  PasskeyOptions,
  UsedCredential,
} from '@rapport/contract/accounts/passkeys'
import { PASSKEY_CHALLENGE_MINUTES } from '@rapport/contract/accounts/session-limits'
import { MINUTE_MS } from '@rapport/contract/hours/durations'

/** Identity of this site for passkeys. */
export interface RelyingParty {
  /** Host that the keys belong to. */
  id: string
  /** Origins of pages that may use them. */
  origins: string[]
}

/** Stored passkey. */
interface Key {
  credentialId: string
  /** COSE, base64url. */
  publicKey: string
  /** Signature counter of the authenticator. 0 if it does not count. */
  counter: number
  transports: string[]
}

/** COSE algorithms of common authenticators: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]

/** Lifetime of a challenge in milliseconds. */
export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * MINUTE_MS

/**
 * Returns the options for `navigator.credentials.create`. `existing` lists the user's keys, so that an
 * authenticator does not create a second key.
 */
export const newKeyOptions = (given: {
  rp: PasskeyOptions['rp']
  user: PasskeyOptions['user']
  challenge: string
  existing: Pick<Key, 'credentialId' | 'transports'>[]
}): PasskeyOptions => ({
  rp: given.rp,
  user: given.user,
  challenge: given.challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  excludeCredentials: given.existing.map(({ credentialId, transports }) => ({
    type: 'public-key',
    id: credentialId,
    transports,
  })),
})

/** Returns the options for `navigator.credentials.get`. They name no user. */
export const usedKeyOptions = (rpId: string, challenge: string): PasskeyLoginOptions => ({
  rpId,
  challenge,
  timeout: CHALLENGE_MS,
  userVerification: 'required',
})

/**
 * Loaded at the first use of a passkey: it takes 0.3 s and 26 MB, which a site without passkeys never spends.
 */
const loadWebAuthn = () => import('@simplewebauthn/server')

/** Returns the challenge that an authenticator claims to have signed. Undefined if there is none. */
export function signedChallenge({ response }: NewCredential | UsedCredential): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns a new key of an authenticator, with or without attestation. Undefined if the site or challenge
 * differs, the user was not verified, or the response is malformed.
 */
export async function verifyNewCredential(
  { response, ...credential }: NewCredential,
  challenge: string,
  { id, origins }: RelyingParty,
): Promise<Key | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { transports = [], ...data } = response
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response: data, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
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
 * Returns the new signature counter of a key. Undefined if the signature, site or challenge differs, or the
 * user was not verified. Also undefined if the counter went back, which shows a copied key.
 */
export async function verifyUsedCredential(
  credential: UsedCredential,
  key: Key & { userHandle: string },
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
