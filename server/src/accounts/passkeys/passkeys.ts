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

/** A passkey as its user's cabinet shows it: nothing that a key is used with. */
export const toPasskey = ({ id, name, userAgent, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  device: deviceName(userAgent),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** The passkeys of a user, the newest first; PASSKEYS_MAX at most. */
export const listPasskeyRows = (orm: Orm, userId: number): Promise<PasskeyRow[]> =>
  orm
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.id)

export const listPasskeys = async (orm: Orm, userId: number): Promise<Passkey[]> =>
  (await listPasskeyRows(orm, userId)).map(toPasskey)

/** Returns the passkey that an authenticator names, whosesoever it is. */
export async function findPasskey(orm: Orm, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await orm.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

const ownPasskey = (userId: number, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id))

/** Returns the passkey as it is then; undefined where the user has no such one. */
export async function renamePasskey(
  orm: Orm,
  { userId, id }: { userId: number; id: string },
  name: string,
): Promise<Passkey | undefined> {
  const [row] = await orm.update(passkeys).set({ name }).where(ownPasskey(userId, id)).returning()
  return row && toPasskey(row)
}

/** Removes a passkey, of which its user is told by mail. Returns false where the user has no such one. */
export function deletePasskey(
  deps: AccountDeps,
  user: UserRow,
  id: string,
  sender: Client,
): Promise<boolean> {
  return deps.database.orm.transaction(async (tx) => {
    const [deleted] = await tx.delete(passkeys).where(ownPasskey(user.id, id)).returning()
    if (!deleted) return false
    await enqueueAccountEmail(tx, deps, 'passkey-removed', user, sender, { passkey: deleted.name })
    return true
  })
}
