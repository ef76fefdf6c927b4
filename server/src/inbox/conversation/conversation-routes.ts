import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import type { Database, Orm } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { AddAdminRoute, AdminCall } from '../../staff/admin-route.ts'
import { lockCurrent } from '../../staff/sessions/current-staff.ts'
import type { OrderAuthor } from '../lock-order.ts'
import { isRepeatedWrite } from '../write-once.ts'
import { readMessages } from './mark-answered.ts'
import { deleteTemplate, listTemplates, saveTemplate } from './message-templates.ts'
import { getMailedOrder, resendMessage } from './resend-message.ts'
import { sendMessage } from './send-message.ts'

export interface ConversationDeps {
  database: Database
  jobs: Jobs
  now: Clock
  getOrder: (id: string) => Promise<{ order: InboxOrder }>
}

type Call = Pick<AdminCall<'claimOrder'>, 'current' | 'audit'> &
  Pick<AdminCall, 'name' | 'idempotencyKey' | 'pressedAgoMs'>
type Command = (tx: Orm, author: OrderAuthor & { name: string }) => Promise<void>

/** Adds the endpoints of the conversation with a customer. */
export function conversationRoutes(
  route: AddAdminRoute,
  { database: { orm }, jobs, now, getOrder }: ConversationDeps,
): void {
  /** Runs a command in a transaction that locks the author's session. A repeated write is skipped. */
  const run = (
    { current, audit, name: action, idempotencyKey: key, pressedAgoMs }: Call,
    subjectId: string,
    command: Command,
  ): Promise<void> =>
    orm.transaction(async (tx) => {
      const { id: staffId, name } = await lockCurrent(tx, current)
      const at = now()
      if (await isRepeatedWrite(tx, { staffId, key, action, subjectId }, at)) return
      await command(tx, { staffId, name, now: at, pressedAgoMs, audit })
    })

  route('sendOrderMessage', async (call) => {
    const { input, form } = call
    await run(call, input.id, (tx, author) => sendMessage(tx, input.id, form, author, jobs))
    return getOrder(input.id)
  })
  route('resendOrderMessage', async (call) => {
    const { id } = call.input
    const orderId = await getMailedOrder(orm, id)
    await run(call, `message-${id}`, (tx, author) => resendMessage(tx, id, author, jobs))
    return getOrder(orderId)
  })
  route('readOrderMessages', async (call) => {
    const { id } = call.input
    await run(call, id, (tx, author) => readMessages(tx, id, author))
    return getOrder(id)
  })
  route('getMessageTemplates', () => listTemplates(orm))
  route('saveMessageTemplate', async (call) => {
    await run(call, call.form.title, (tx, author) => saveTemplate(tx, call.form, author))
    return listTemplates(orm)
  })
  route('deleteMessageTemplate', async (call) => {
    const { id } = call.input
    await run(call, id, (tx, author) => deleteTemplate(tx, id, author))
    return listTemplates(orm)
  })
}
