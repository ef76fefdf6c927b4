/** Lifetime of a mailed code in minutes, and its attempts. */
export const CODE_MINUTES = 15
export const CODE_TRIES = 5
/** Days of a session after its last use, and after its log-in at most. */
export const SESSION_DAYS = 30
export const SESSION_ABSOLUTE_DAYS = 90
/** Seconds for which a log-in can be transferred to the host of another city. */
export const SESSION_TRANSFER_SECONDS = 60
/** Seconds for which a rotated token stays valid, for other tabs. */
export const REPLACED_TOKEN_SECONDS = 60
/** Passkeys of one user, at most; characters of a passkey's name. */
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX = 40
/** Minutes for which a passkey challenge is valid. */
export const PASSKEY_CHALLENGE_MINUTES = 5
/** Characters of a WebAuthn credential, at most. */
export const PASSKEY_CREDENTIAL_MAX = 8000
