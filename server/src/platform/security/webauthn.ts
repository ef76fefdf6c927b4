import type {
  NewCredential,
  PasskeyLoginOptions,
  PasskeyOptions,
  UsedCredential,
} from '@rapport/contract/accounts/passkeys'
import { PASSKEY_CHALLENGE_MINUTES } from '@rapport/contract/limits'

/** What a program that signs passkeys has to be told of this site, and what it has to have signed. */
export interface RelyingParty {
  /** The host that keys belong to. */
  id: string
  /** Whose pages may ask for them. */
  origins: string[]
}

/** A key as it is stored. */
interface Key {
  credentialId: string
  /** COSE, base64url. */
  publicKey: string
  /** Uses that the authenticator has counted; 0 where it counts none. */
  counter: number
  transports: string[]
}

/** EdDSA, ES256 and RS256 of COSE: what authenticators have. */
const ALGORITHMS = [-8, -7, -257]

/** Milliseconds for which a challenge is good. */
export const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * 60_000

/** Returns what a browser makes a key with. `present`: keys of the same user, of which an authenticator makes no second. */
export const newKeyOptions = (given: {
  rp: PasskeyOptions['rp']
  user: PasskeyOptions['user']
  challenge: string
  present: Pick<Key, 'credentialId' | 'transports'>[]
}): PasskeyOptions => ({
  rp: given.rp,
  user: given.user,
  challenge: given.challenge,
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: CHALLENGE_MS,
  attestation: 'none',
  authenticatorSelection: {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  },
  excludeCredentials: given.present.map(({ credentialId, transports }) => ({
    type: 'public-key',
    id: credentialId,
    transports,
  })),
})

/** Returns what a browser asks for a key with. Nobody is named, neither by whom nor to whom. */
export const usedKeyOptions = (rpId: string, challenge: string): PasskeyLoginOptions => ({
  rpId,
  challenge,
  timeout: CHALLENGE_MS,
  userVerification: 'required',
})

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
 * Returns what the authenticator has counted of a key's uses; undefined where the key has not signed this challenge for this
 * site, has counted backwards, which a copy of it would, or its user was not verified.
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
