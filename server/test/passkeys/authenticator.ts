import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { PasskeyLoginOptions, PasskeyOptions } from '@rapport/contract/accounts/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** Deviations from a correct ceremony. The origin is that of the page. */
export interface Ceremony {
  origin: string
  challenge?: string
  rpId?: string
  userHandle?: string
  /** `present`: the user touched it without verification. */
  user?: 'verified' | 'present'
  type?: string
  counter?: number
  /** Signs with another key. */
  forged?: boolean
}

const FLAGS = { present: 0x01, verified: 0x05 }
const HAS_KEY = 0x40
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** Authenticator with one ES256 key and real signatures. It counts its uses by default. */
export class Authenticator {
  readonly credentialId = base64url(randomBytes(16))
  readonly #keys = newKeys()
  #counter: number
  #userHandle = ''

  constructor(counter = 1) {
    this.#counter = counter
  }

  /** Returns the JSON result of `navigator.credentials.create`. */
  create(options: PasskeyOptions, { origin, ...ceremony }: Ceremony): string {
    this.#userHandle = options.user.id
    const id = Buffer.from(this.credentialId, 'base64url')
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const attested = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey()])
    const authData = Buffer.concat([this.#data(options.rp.id, HAS_KEY, ceremony), attested])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#answer({
      clientDataJSON: clientData('webauthn.create', options.challenge, { origin, ...ceremony }),
      attestationObject: base64url(Buffer.from(isoCBOR.encode(attestation as never))),
      transports: ['internal'],
    })
  }

  /** Returns the JSON result of `navigator.credentials.get`. Counts a use. */
  get(options: PasskeyLoginOptions, { origin, ...ceremony }: Ceremony): string {
    if (this.#counter > 0) this.#counter += 1
    const client = clientData('webauthn.get', options.challenge, { origin, ...ceremony })
    const data = this.#data(options.rpId, 0, ceremony)
    const key: KeyObject = ceremony.forged ? newKeys().privateKey : this.#keys.privateKey
    const signature = sign('sha256', Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]), key)
    return this.#answer({
      clientDataJSON: client,
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: ceremony.userHandle ?? this.#userHandle,
    })
  }

  #answer(response: object): string {
    const id = this.credentialId
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }

  #data(rpId: string, flags: number, { user = 'verified', ...given }: Omit<Ceremony, 'origin'>): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(given.counter ?? this.#counter)
    return Buffer.concat([sha256(given.rpId ?? rpId), Buffer.from([FLAGS[user] | flags]), counter])
  }

  /** COSE key of an elliptic curve. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ])
    return Buffer.from(isoCBOR.encode(cose as never))
  }
}

function clientData(type: string, challenge: string, given: Ceremony): string {
  const { origin } = given
  return base64url(
    JSON.stringify({
      type: given.type ?? type,
      challenge: given.challenge ?? challenge,
      origin,
      crossOrigin: false,
    }),
  )
}
