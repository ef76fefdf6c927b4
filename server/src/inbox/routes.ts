import type { InboxOrder } from '@rapport/contract/inbox/inbox'
import type { ResendDeps } from '../orders/notifications/resend-notification.ts'
import { findNotification } from '../orders/queries.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import { orNotFound } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import { noteLook } from '../staff/audit/note-look.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { getCallReport } from './call-report.ts'
import { addNote, assignOrder, changeStatus, claimOrder, noteCall, sendAgain } from './commands.ts'
import { findInboxOrder } from './get-order.ts'
import { listHandlers } from './handlers.ts'
import { getInboxState } from './inbox-state.ts'
import { listOrders } from './list-orders.ts'
import type { OrderAuthor } from './lock-order.ts'
import { type Opening, openArchive, openFile } from './open-files.ts'

export interface InboxDeps {
  database: Database
  jobs: Jobs
  now: Clock
  /** Keys of the links that open an order's file. */
  fileKeys: SecretKeys
  /** What sends an order’s mails and messages once more. */
  resend: ResendDeps
}

type Call = Pick<AdminCall<'claimOrder'>, 'current' | 'audit' | 'input'>

/** Adds the endpoints of orders that staff work on. */
export function inboxRoutes(
  route: AddAdminRoute,
  { database: { orm }, jobs, now, fileKeys, resend }: InboxDeps,
): void {
  const orderOf = async (id: string): Promise<{ order: InboxOrder }> => ({
    order: await orNotFound(findInboxOrder(orm, id)),
  })
  /** Does it in one transaction, by somebody whose session is still there; returns the order as it is then. */
  const write = async (
    { current, audit, input: { id } }: Call,
    command: (tx: Orm, author: OrderAuthor) => Promise<void>,
  ) => {
    await orm.transaction(async (tx) => {
      const { id: staffId } = await lockCurrent(tx, current)
      await command(tx, { staffId, now: now(), audit })
    })
    return orderOf(id)
  }

  route('getInboxState', () => getInboxState(orm, now()))
  route('getInbox', ({ input, current }) => listOrders(orm, { ...input, askerId: current.member.id }))
  route('getOrderHandlers', async () => ({ people: await listHandlers(orm) }))
  route('getCallReport', ({ input }) => getCallReport(orm, input))
  route('getInboxOrder', async ({ input: { id }, current, audit }) => {
    const found = await orderOf(id)
    const subject = { subject: 'order', subjectId: id, title: found.order.number } as const
    const look = { action: 'getInboxOrder', staffId: current.member.id, now: now(), ...subject }
    await orm.transaction((tx) => noteLook(tx, look, audit))
    return found
  })
  const open = <Links>({ current, audit }: Call, command: (tx: Orm, opening: Opening) => Promise<Links>) =>
    orm.transaction(async (tx) => {
      await lockCurrent(tx, current)
      return command(tx, { fileKeys, now: now(), audit })
    })
  route('openOrderFile', (call) => open(call, (tx, opening) => openFile(tx, call.input.id, opening)))
  route('openOrderArchive', (call) => open(call, (tx, opening) => openArchive(tx, call.input.id, opening)))
  route('claimOrder', (call) => write(call, (tx, author) => claimOrder(tx, call.input.id, author)))
  route('assignOrder', (call) => {
    const { version, assigneeId } = call.form
    return write(call, (tx, author) => assignOrder(tx, { id: call.input.id, version }, assigneeId, author))
  })
  route('changeOrderStatus', (call) => {
    const { version, ...change } = call.form
    return write(call, (tx, author) => changeStatus(tx, { id: call.input.id, version }, change, author))
  })
  route('noteOrderCall', (call) => {
    const { version, outcome } = call.form
    return write(call, (tx, author) => noteCall(tx, { id: call.input.id, version }, outcome, author, jobs))
  })
  route('resendNotification', async (call) => {
    const { id: notificationId } = call.input
    const { orderId: id } = await orNotFound(findNotification(orm, notificationId))
    return write({ ...call, input: { id } }, (tx, author) =>
      sendAgain(tx, { id, notificationId, ...call.form }, author, resend),
    )
  })
  route('addOrderNote', (call) =>
    write(call, (tx, author) => addNote(tx, call.input.id, call.form, author, jobs)),
  )
}
