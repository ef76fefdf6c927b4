import { hash, verify } from '@node-rs/argon2'

/** Argon2id with OWASP's first choice: 19 MiB, two passes, one lane; about 25 ms, off the main thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The same letters typed on different systems are the same password («й» may come as one sign or as two). */
const sameEverywhere = (password: string) => password.normalize('NFKC')

/** The password's hash in Argon2's own notation, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hash(sameEverywhere(password), COST)

/** Whether the hash is that of the password. Takes as long either way. Rejects where it is no Argon2 hash. */
export const verifyPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, sameEverywhere(password))
