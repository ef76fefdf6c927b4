import { eq } from 'drizzle-orm'
import { getEmailContext } from '../../content/site-email.ts'
import { orderMessages } from '../../orders/conversation/tables.ts'
import { factoryMailbox } from '../../orders/notifications/factory-email.ts'
import { orders } from '../../orders/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Env } from '../../platform/process/env.ts'
import { staff } from '../../staff/tables.ts'
import { type InboxEmailDeps, sendMessageEmail } from '../inbox-emails.ts'
import { orderHandling } from '../tables.ts'

/** Queue of notifications of customers' messages. */
export const MESSAGE_QUEUE = 'customer-messages'

export interface MessageNoticeDeps extends InboxEmailDeps {
  env: Pick<Env, 'MAIL_TO'>
  /** Sends a text to the factory's chat; undefined if it is not configured. */
  sendToChat: ((text: string) => Promise<void>) | undefined
}

/**
 * Notifies of a message that a customer wrote: by mail the assignee, else the factory's mailbox, and the factory's chat.
 * Both get the number of the order only. A question about an offer has a mail of its own.
 */
export async function notifyStaff({ id }: { id: string }, deps: MessageNoticeDeps): Promise<void> {
  const { orm } = deps.database
  const messageId = Number(id)
  const [found] = await orm
    .select({ id: orders.id, number: orders.number, source: orderMessages.source })
    .from(orderMessages)
    .innerJoin(orders, eq(orders.id, orderMessages.orderId))
    .where(eq(orderMessages.id, messageId))
  if (!found) return
  const { source, ...order } = found
  if (source !== 'offer') {
    const receiver = (await findAssignee(orm, order.id)) ?? (await findMailbox(orm, deps))
    if (receiver) await sendMessageEmail(deps, { ...order, ...receiver, messageId })
  }
  await deps.sendToChat?.(`Клиент написал по\u00A0заявке ${order.number}`)
}

async function findAssignee(orm: Orm, orderId: string): Promise<{ name: string; email: string } | undefined> {
  const [person] = await orm
    .select({ name: staff.name, email: staff.email, blockedAt: staff.blockedAt })
    .from(orderHandling)
    .innerJoin(staff, eq(staff.id, orderHandling.assigneeId))
    .where(eq(orderHandling.orderId, orderId))
  return person && person.blockedAt === null ? person : undefined
}

async function findMailbox(orm: Orm, { publicUrl, env }: MessageNoticeDeps) {
  const { site } = await getEmailContext(orm, publicUrl)
  return site && { name: '', email: factoryMailbox(env, site) }
}
