import { hash, verify } from '@node-rs/argon2'
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { HASHES_RUNNING } from './thread-pool.ts'

/** Cost of an Argon2id hash: KiB of memory, passes, parallelism. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** First choice of OWASP: 19 MiB, two passes, one lane. About 25 ms, off the main thread. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One or two seconds of hashing. Later requests get 503 rather than a longer wait. */
const HASHES_WAITING = 40

/** Hashes run on the thread pool of the file system, so they never take all of it. */
const hashes = createConcurrencyLimit({ running: HASHES_RUNNING, waiting: HASHES_WAITING })

/** Different systems encode the same letters differently («й» as one code point or two). */
const normalizePassword = (password: string) => password.normalize('NFKC')

/** Returns the password's hash in PHC format with its own salt. Throws 503 if too many hashes are waiting. */
export const hashPassword = (password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> =>
  hashes.run(() => hash(normalizePassword(password), cost))

/**
 * Returns whether the hash matches the password. Takes the same time for both results. Rejects if it is not
 * an Argon2 hash. Throws 503 if too many hashes are waiting.
 */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  hashes.run(() => verify(passwordHash, normalizePassword(password)))
