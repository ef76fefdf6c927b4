import { hash, verify } from '@node-rs/argon2'
import { createConcurrencyLimit } from '../limits/concurrency-limit.ts'
import { HASHES_RUNNING } from './thread-pool.ts'

/** What a hash by Argon2id costs whoever computes it: KiB of memory, passes over it, lanes side by side. */
export interface PasswordCost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's first choice: 19 MiB, two passes, one lane; about 25 ms, off the main thread. */
export const PASSWORD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A second or two of hashing. Whoever comes then is asked to come again, rather than left to wait longer. */
const HASHES_WAITING = 40

/** They run on the pool that files are read with, so that they never take all of it. */
const hashes = createConcurrencyLimit({ running: HASHES_RUNNING, waiting: HASHES_WAITING })

/** The same letters typed on different systems are the same password («й» may come as one sign or as two). */
const sameEverywhere = (password: string) => password.normalize('NFKC')

/** The password's hash in Argon2's own notation, with a salt of its own. Throws the 503 where too many wait. */
export const hashPassword = (password: string, cost: PasswordCost = PASSWORD_COST): Promise<string> =>
  hashes.run(() => hash(sameEverywhere(password), cost))

/**
 * Whether the hash is that of the password. Takes as long either way. Rejects where it is no Argon2 hash. Throws the
 * 503 where too many wait.
 */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  hashes.run(() => verify(passwordHash, sameEverywhere(password)))
