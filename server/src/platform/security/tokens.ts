import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** Returns a secret token: 256 random bits, 43 characters that are safe in headers and URLs. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Returns the stored hash of a token. A plain SHA-256 is enough, since 256 random bits can't be guessed. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
