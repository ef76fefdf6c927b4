import type { Orm } from '../platform/database/database.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { callByOf } from './call-by.ts'
import { enqueueCallReminder } from './call-reminders.ts'
import { notifyOrders } from './events/notify-orders.ts'
import { orderHandling } from './tables.ts'

/** Notes within the transaction that places an order until when its customer is to be called. */
export async function receiveOrder(
  tx: Orm,
  jobs: Jobs,
  { id, cityId, placedAt }: { id: string; cityId: number | null; placedAt: Date },
): Promise<void> {
  const callBy = await callByOf(tx, { cityId, from: placedAt })
  await tx.insert(orderHandling).values({ orderId: id, callBy })
  await enqueueCallReminder(tx, jobs, id, callBy)
  await notifyOrders(tx, { kind: 'placed', orderId: id })
}
