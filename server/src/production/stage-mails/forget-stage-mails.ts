import { inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { orderProduction } from '../tables.ts'

/** Ends the mails about stages of erased orders. */
export async function forgetStageMails(tx: Orm, orderIds: string[]): Promise<void> {
  await tx
    .update(orderProduction)
    .set({ wantsMails: false, mailsChosenAt: null, mailDueAt: null })
    .where(inArray(orderProduction.orderId, orderIds))
}
