import { hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { appSecrets } from '../database/tables.ts'

const SECRET_BYTES = 32

/** Keys of one purpose. */
export interface SecretKeys {
  /** Key for new signatures and ciphertexts. */
  current: Buffer
  /** Keys that are accepted: the current key and, while APP_SECRET is being replaced, former keys. */
  accepted: readonly Buffer[]
}

/**
 * Returns the keys of a purpose. They are derived from APP_SECRET if it is set, so that the database alone
 * decrypts nothing. Otherwise they are 256 random bits in the database, created at first use.
 */
export async function loadSecretKeys(
  orm: Orm,
  appSecret: readonly string[],
  purpose: string,
): Promise<SecretKeys> {
  const [current, ...former] =
    appSecret.length > 0
      ? appSecret.map((value) => deriveKey(value, purpose))
      : [await storedSecret(orm, purpose)]
  if (!current) throw new Error(`No key for ${purpose}`)
  return { current, accepted: [current, ...former] }
}

function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, SECRET_BYTES))
}

/** Concurrent processes that create it get the same secret. */
async function storedSecret(orm: Orm, name: string): Promise<Buffer> {
  await orm
    .insert(appSecrets)
    .values({ name, value: randomBytes(SECRET_BYTES) })
    .onConflictDoNothing()
  const [row] = await orm
    .select({ value: appSecrets.value })
    .from(appSecrets)
    .where(eq(appSecrets.name, name))
  if (!row) throw new Error(`The secret ${name} could not be stored`)
  return Buffer.from(row.value)
}
