import { readFile } from 'node:fs/promises'
import { StartError } from '../process/env.ts'
import { ArchiveError, damaged } from './archive-format.ts'
import { trackErrors } from './tracked-stream.ts'

/** First bytes of a file in the format of age. */
const AGE_HEADER = 'age-encryption.org/v1'

/**
 * Returns a function that encrypts bytes for the owners of these public keys, in the format of age. Throws
 * StartError if a key is malformed. Without keys the bytes stay as they are.
 */
export async function createEncryption(
  recipients: readonly string[],
): Promise<(bytes: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>> {
  if (recipients.length === 0) return async (bytes) => bytes
  // Loaded only if it is used.
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient)
    } catch {
      throw new StartError(
        `--recipient ${recipient} is no public key of age. Create a pair with age-keygen, and give the key that starts with age1.`,
      )
    }
  return (bytes) => encrypter.encrypt(bytes)
}

/** Returns whether a file starts as an encrypted one. */
export const isEncrypted = (start: Uint8Array): boolean =>
  Buffer.from(start.subarray(0, AGE_HEADER.length)).toString('latin1') === AGE_HEADER

/**
 * Returns a function that decrypts bytes with the secret keys of a file that age-keygen created. Throws
 * StartError if the file has none.
 */
export async function createDecryption(
  identityFile: string,
): Promise<(source: ReadableStream<Uint8Array>) => Promise<ReadableStream<Uint8Array>>> {
  const text = await readFile(identityFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`--identity ${identityFile} can't be read (${error.code}).`)
  })
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  const keys = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'))
  try {
    if (keys.length === 0) throw new Error('No key')
    for (const key of keys) decrypter.addIdentity(key.trim())
  } catch {
    throw new StartError(
      `--identity ${identityFile} has no secret key of age. Give the file that age-keygen wrote.`,
    )
  }
  return async (source) => {
    const { bytes, isReadError } = trackErrors(source)
    const plain = await decrypter.decrypt(bytes).catch((error: unknown) => {
      if (isReadError(error)) throw error
      throw new ArchiveError(
        `The archive can't be decrypted with the key of ${identityFile}, or its beginning is damaged. Give the secret key of its recipient.`,
      )
    })
    return ReadableStream.from(decrypted(plain, isReadError))
  }
}

async function* decrypted(plain: ReadableStream<Uint8Array>, isReadError: (error: unknown) => boolean) {
  try {
    yield* plain
  } catch (error) {
    throw isReadError(error) ? error : damaged('it does not decrypt to its end')
  }
}
