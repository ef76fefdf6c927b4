import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Orm } from './database.ts'
import { appSecrets } from './tables.ts'

const SECRET_BYTES = 32

/** The 256 random bits kept under a name, made at first use; processes that race for it get the same ones. */
export async function openSecret(orm: Orm, name: string): Promise<Buffer> {
  await orm
    .insert(appSecrets)
    .values({ name, value: randomBytes(SECRET_BYTES) })
    .onConflictDoNothing()
  const [row] = await orm
    .select({ value: appSecrets.value })
    .from(appSecrets)
    .where(eq(appSecrets.name, name))
  if (!row) throw new Error(`The secret ${name} could not be kept`)
  return Buffer.from(row.value)
}
