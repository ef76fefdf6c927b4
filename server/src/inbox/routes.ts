import { messages } from '@rapport/contract/errors/messages'
import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { signThumbnail } from '../orders/files/file-link.ts'
import type { ResendDeps } from '../orders/notifications/resend-notification.ts'
import { findNotification } from '../orders/queries.ts'
import type { OrderDeps } from '../orders/submit/submit-order.ts'
import type { Database, Orm } from '../platform/database/database.ts'
import { ApiError, orNotFound } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { SecretKeys } from '../platform/security/secret-keys.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import { recordView } from '../staff/audit/record-view.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { getCallReport } from './calls/call-report.ts'
import { recordCall } from './calls/record-call.ts'
import { changeOrders } from './change-orders.ts'
import { addNote, assignOrder, changeStatus, claimOrder, recordContact, sendAgain } from './commands.ts'
import { createOrder } from './create-order.ts'
import type { OrderEvents } from './events/order-events.ts'
import { type AddFileDeps, addFile, storeAddedFile } from './files/add-file.ts'
import { type Opening, openArchive, openFile } from './files/open-files.ts'
import { countOrders } from './find-orders.ts'
import { findInboxOrder } from './get-order.ts'
import { listHandlers } from './handlers.ts'
import { getInboxState } from './inbox-state.ts'
import { listOrders } from './list-orders.ts'
import type { OrderAuthor } from './lock-order.ts'
import { findChoices } from './order-filter.ts'
import { addReminder, endReminder, findRemindedOrder } from './reminders/reminder-commands.ts'
import { findWrittenSubject, isRepeatedWrite } from './write-once.ts'

export interface InboxDeps {
  database: Database
  jobs: Jobs
  now: Clock
  /** Keys that sign links to order files. */
  fileKeys: SecretKeys
  /** Dependencies for creating orders. */
  submit: OrderDeps
  /** Dependencies for sending notifications again. */
  resend: ResendDeps
  events: OrderEvents
  /** Dependencies for storing files of staff. */
  files: Pick<AddFileDeps, 'storage' | 'uploads'>
}

type Call = Pick<AdminCall<'claimOrder'>, 'current' | 'audit' | 'input'> &
  Pick<AdminCall, 'name' | 'idempotencyKey' | 'pressedAgoMs'>

/** Runs a command on an order in a transaction that locks the author's session. A repeated write is skipped. */
const writeOrder = (
  { database: { orm }, now }: Pick<InboxDeps, 'database' | 'now'>,
  { name: action, current, audit, input: { id }, idempotencyKey: key, pressedAgoMs }: Call,
  command: (tx: Orm, author: OrderAuthor) => Promise<void>,
): Promise<void> =>
  orm.transaction(async (tx) => {
    const { id: staffId } = await lockCurrent(tx, current)
    if (await isRepeatedWrite(tx, { staffId, key, action, subjectId: id }, now())) return
    await command(tx, { staffId, now: now(), pressedAgoMs, audit })
  })

/** Returns an order with signed thumbnail paths. Throws 404 if it is missing. */
export async function getOrder(
  { database: { orm }, fileKeys, now }: Pick<InboxDeps, 'database' | 'fileKeys' | 'now'>,
  id: string,
): Promise<{ order: InboxOrder }> {
  const sign = (fileId: string) => signThumbnail(fileKeys, fileId, now())
  return { order: await orNotFound(findInboxOrder(orm, id, sign)) }
}

/** Adds the endpoints of the inbox. */
export function inboxRoutes(route: AddAdminRoute, deps: InboxDeps): void {
  const { database, jobs, now, fileKeys, resend, submit } = deps
  const { orm } = database
  /** Returns the changed order. */
  const write = async (call: Call, command: (tx: Orm, author: OrderAuthor) => Promise<void>) => {
    await writeOrder(deps, call, command)
    return getOrder(deps, call.input.id)
  }

  route('getInbox', ({ input, current }) =>
    listOrders(orm, { ...input, viewerId: current.member.id, now: now() }),
  )
  route('getInboxCount', ({ input, current }) =>
    countOrders(orm, { ...input, viewerId: current.member.id, now: now() }),
  )
  route('getInboxChoices', () => findChoices(orm))
  route('getOrderHandlers', async () => ({ people: await listHandlers(orm) }))
  route('getCallReport', ({ input }) => getCallReport(orm, { ...input, now: now() }))
  route('getInboxOrder', async ({ input: { id }, current, audit }) => {
    const result = await getOrder(deps, id)
    const subject = { subject: 'order', subjectId: id, title: result.order.number } as const
    const view = { action: 'getInboxOrder', staffId: current.member.id, now: now(), ...subject }
    await orm.transaction((tx) => recordView(tx, view, audit))
    return result
  })
  const open = <Links>({ current, audit }: Call, command: (tx: Orm, opening: Opening) => Promise<Links>) =>
    orm.transaction(async (tx) => {
      await lockCurrent(tx, current)
      return command(tx, { fileKeys, now: now(), audit })
    })
  route('openOrderFile', (call) => open(call, (tx, opening) => openFile(tx, call.input.id, opening)))
  route('openOrderArchive', (call) => open(call, (tx, opening) => openArchive(tx, call.input.id, opening)))
  route('createOrder', async (call) => getOrder(deps, await createOrder(call, submit)))
  route('changeOrders', (call) =>
    changeOrders(call.form.orders, call.form.change, (id, command) =>
      writeOrder(deps, { ...call, input: { id } }, command),
    ),
  )
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
    const { version, ...outcome } = call.form
    return write(call, (tx, author) => recordCall(tx, { id: call.input.id, version }, outcome, author, jobs))
  })
  route('resendNotification', async (call) => {
    const { id: notificationId } = call.input
    const { orderId: id } = await orNotFound(findNotification(orm, notificationId))
    return write({ ...call, input: { id } }, (tx, author) =>
      sendAgain(tx, { id, notificationId, ...call.form }, author, resend),
    )
  })
  route('noteOrderContact', (call) =>
    write(call, (tx, author) => recordContact(tx, call.input.id, call.form.messenger, author)),
  )
  route('addOrderNote', (call) =>
    write(call, (tx, author) => addNote(tx, call.input.id, call.form, author, jobs)),
  )
  route('addOrderReminder', (call) =>
    write(call, (tx, author) => addReminder(tx, call.input.id, call.form, author, jobs)),
  )
  route('endOrderReminder', async (call) => {
    const reminderId = call.input.id
    const { name: action, current, idempotencyKey: key } = call
    const id =
      (await findRemindedOrder(orm, reminderId)) ??
      (await orNotFound(findWrittenSubject(orm, { staffId: current.member.id, key, action })))
    return write({ ...call, input: { id } }, (tx, author) => endReminder(tx, id, reminderId, author))
  })
}

/** Adds the endpoint of the inbox state: counts, or a stream of events that lasts for hours. */
export function inboxStateRoutes(
  route: AddAdminRoute,
  { database: { orm }, now, events }: Pick<InboxDeps, 'database' | 'now' | 'events'>,
): void {
  route('getInboxState', async ({ current, acceptsEvents }) =>
    acceptsEvents ? events.open(current) : getInboxState(orm, now(), current.member.id),
  )
}

/** Adds the endpoint for files, which may arrive for minutes. */
export function inboxUploadRoutes(route: AddAdminRoute, deps: InboxDeps): void {
  const { orm } = deps.database
  route('addOrderFile', async (call) => {
    const { file, input, client } = call
    if (!file) throw new ApiError(422, messages.invalid, { file: [staffMessages.fileRequired] })
    const { name, size } = file
    await storeAddedFile({ orm, ...deps.files }, file, client.ip, (id) =>
      writeOrder(deps, call, (tx, author) => addFile(tx, input.id, { id, name, size }, author)),
    )
    return getOrder(deps, input.id)
  })
}
