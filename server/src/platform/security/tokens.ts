import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

/** A token nobody can guess: 256 random bits, 43 characters that fit a header and an address. */
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What is kept of a token. A plain SHA-256 is enough: there is nothing to guess in 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
