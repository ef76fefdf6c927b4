import { hkdfSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { appSecrets } from '../database/tables.ts'

const SECRET_BYTES = 32

/** Keys of one purpose. */
export interface SecretKeys {
  /** Makes whatever is made now. */
  current: Buffer
  /** Check what was made: the current key and, while APP_SECRET is being replaced, the former ones. */
  accepted: readonly Buffer[]
}

/**
 * Returns the keys of a purpose: derived from the values of APP_SECRET where it is set, so that the database holds
 * nothing that opens what it keeps; otherwise 256 random bits kept there, made at first use.
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

/** Returns the secret kept under a name; processes that race to make it get the same one. */
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
