import * as z from 'zod/mini'
import { messages } from '../errors/messages.ts'
import { presentPassword } from './accounts.ts'
import { PASSKEY_CREDENTIAL_MAX, PASSKEY_NAME_MAX } from './session-limits.ts'

/** A passkey as its user's account shows it. */
export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The device it was created on: «Chrome, Windows». */
  device: z.string(),
  createdAt: z.string(),
  /** Null until its first log-in. */
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>

const passkeyName = z
  .string(messages.passkeyNameRequired)
  .check(
    z.trim(),
    z.minLength(1, messages.passkeyNameRequired),
    z.maxLength(PASSKEY_NAME_MAX, messages.passkeyNameTooLong),
  )

const base64url = z.string().check(z.regex(/^[\w-]+$/))
const credentialId = { id: base64url, rawId: base64url, type: z.literal('public-key') }

/** Parses a WebAuthn credential sent as JSON in one field, so that forms of every content type can carry it. */
const inJson = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z
      .string(messages.fieldInvalid)
      .check(z.maxLength(PASSKEY_CREDENTIAL_MAX, { error: messages.fieldTooLong, abort: true })),
    z.transform((text: string, context): z.output<S> => {
      const credential = z.safeParse(schema, parseJson(text))
      if (credential.success) return credential.data
      context.issues.push({ code: 'custom', message: messages.fieldInvalid, input: text })
      return z.NEVER
    }),
  )

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** `RegistrationResponseJSON` of WebAuthn; only the fields that are checked. */
const newCredential = z.object({
  ...credentialId,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
/** `AuthenticationResponseJSON` of WebAuthn; only the fields that are checked. */
const usedCredential = z.object({
  ...credentialId,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    /** The account id: discoverable credentials always have it. */
    userHandle: base64url,
  }),
})
export type NewCredential = z.output<typeof newCredential>
export type UsedCredential = z.output<typeof usedCredential>

export const passkeyOptionsForm = z.object({ currentPassword: presentPassword })
export const passkeyForm = z.object({ name: passkeyName, credential: inJson(newCredential) })
export const passkeyPatch = z.object({ name: passkeyName })
export const passkeyLoginForm = z.object({ credential: inJson(usedCredential) })

const userVerification = z.literal('required')

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn; the timeout in milliseconds. */
export const passkeyOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
  /** Existing keys of the user: an authenticator that has one creates no second. */
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: base64url, transports: z.array(z.string()) }),
  ),
})
export type PasskeyOptions = z.infer<typeof passkeyOptions>

/**
 * `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. It lists no credentials, so that it does not reveal
 * whether an email is registered.
 */
export const passkeyLoginOptions = z.object({
  rpId: z.string(),
  challenge: base64url,
  timeout: z.number(),
  userVerification,
})
export type PasskeyLoginOptions = z.infer<typeof passkeyLoginOptions>
