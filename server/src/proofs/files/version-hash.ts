import { createHash } from 'node:crypto'

/** Returns the SHA-256 of bytes, in hexadecimal. */
export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/**
 * Returns the hash that an approval locks: of the only file, so that anybody can check it, or of the hashes of several
 * files, a line each.
 */
export function versionHash(hashes: readonly string[]): string {
  const [only] = hashes
  return hashes.length === 1 && only !== undefined ? only : sha256(hashes.join('\n'))
}
