import type { AccountDeps } from '../accounts/account-deps.ts'
import { enqueueAccountEmail } from '../accounts/emails/send-account-email.ts'
import { deleteUser } from '../accounts/personal-data.ts'
import type { UserRow } from '../accounts/queries.ts'
import { unlinkOrders } from '../orders/customer-orders.ts'
import type { Orm } from '../platform/database/database.ts'
import type { Client } from '../platform/http/request/client.ts'

/** Deletes an account and enqueues a mail about it. The user must be locked for update. */
export async function removeAccount(
  tx: Orm,
  deps: AccountDeps,
  user: UserRow,
  client: Client,
): Promise<void> {
  await enqueueAccountEmail(tx, deps, 'account-removed', user, client)
  await unlinkOrders(tx, user.id)
  await deleteUser(tx, user)
}
