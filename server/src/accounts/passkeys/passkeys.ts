import type { Passkey } from '@rapport/contract/accounts/passkeys'
import { and, desc, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import type { Client } from '../../platform/http/request/client.ts'
import { deviceName } from '../../platform/http/request/device-name.ts'
import type { AccountDeps } from '../account-deps.ts'
import { enqueueAccountEmail } from '../emails/send-account-email.ts'
import type { UserRow } from '../queries.ts'
import { passkeys } from '../tables.ts'

export type PasskeyRow = typeof passkeys.$inferSelect

/** The public fields of a passkey, without its credential. */
export const toPasskey = ({ id, name, userAgent, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  device: deviceName(userAgent),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Returns the passkeys of a user, newest first; at most PASSKEYS_MAX. */
export const listPasskeyRows = (orm: Orm, userId: number): Promise<PasskeyRow[]> =>
  orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id)

export const listPasskeys = async (orm: Orm, userId: number): Promise<Passkey[]> =>
  (await listPasskeyRows(orm, userId)).map(toPasskey)

/** Returns the passkey of any user by its credential id. */
export async function findPasskey(orm: Orm, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await orm.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

const userPasskey = (userId: number, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

/** Returns the renamed passkey, or undefined if the user has no such key. */
export async function renamePasskey(
  orm: Orm,
  { userId, id }: { userId: number; id: string },
  name: string,
): Promise<Passkey | undefined> {
  const [row] = await orm.update(passkeys).set({ name }).where(userPasskey(userId, id)).returning()
  return row && toPasskey(row)
}

/** Deletes a passkey and notifies its user by mail. Returns false if the user has no such key. */
export function deletePasskey(
  deps: AccountDeps,
  user: UserRow,
  id: string,
  sender: Client,
): Promise<boolean> {
  return deps.database.orm.transaction(async (tx) => {
    const [deleted] = await tx.delete(passkeys).where(userPasskey(user.id, id)).returning()
    if (!deleted) return false
    await enqueueAccountEmail(tx, deps, 'passkey-removed', user, sender, { passkey: deleted.name })
    return true
  })
}
