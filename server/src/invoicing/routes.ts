import { eq } from 'drizzle-orm'
import { notifyOrders } from '../inbox/events/notify-orders.ts'
import type { OrderAuthor } from '../inbox/lock-order.ts'
import { isRepeatedWrite } from '../inbox/write-once.ts'
import { type InvoiceRecord, issueInvoice } from '../invoices/issue-invoice.ts'
import { invoicePayments, invoices } from '../invoices/tables.ts'
import { offers } from '../offers/tables.ts'
import type { Orm } from '../platform/database/database.ts'
import { notFound, orNotFound } from '../platform/http/api-error.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import type { Clock } from '../platform/process/clock.ts'
import type { AddAdminRoute, AdminCall } from '../staff/admin-route.ts'
import { lockCurrent } from '../staff/sessions/current-staff.ts'
import { cancelUnpaid, correctInvoice } from './correct-invoice.ts'
import { followInvoice } from './follow-invoice.ts'
import { listInvoices } from './list/list-invoices.ts'
import { mailInvoice } from './mail-invoice.ts'
import { getOrderInvoices } from './order-invoices.ts'
import { recordPayment, removePayment } from './payments.ts'
import { correctRequisites, requestRequisites } from './requisites.ts'

type Call = Pick<AdminCall, 'name' | 'current' | 'audit' | 'idempotencyKey'> & { input: { id: string } }
type RequisitesCall = Pick<AdminCall<'requestRequisites'>, 'current'> & Call & Pick<AdminCall, 'pressedAgoMs'>
type RequisitesCommand = (tx: Orm, author: OrderAuthor & { name: string }) => Promise<void>
type Command = (tx: Orm, author: { staffId: number; now: Date }) => Promise<InvoiceRecord>

/** Adds the endpoints of invoices. */
export function invoicingRoutes(
  route: AddAdminRoute,
  { orm, jobs, now }: { orm: Orm; jobs: Jobs; now: Clock },
): void {
  /** Runs a command once, with an audit row, and returns the invoices of the order. Throws 404 if it was deleted. */
  async function write(call: Call, findOrderId: () => Promise<string | null>, command: Command) {
    const { name: action, current, audit, idempotencyKey: key, input } = call
    if (!current) throw notFound()
    const at = now()
    const ofOrder = await orNotFound(findOrderId().then((id) => id ?? undefined))
    await orm.transaction(async (tx) => {
      const { id: staffId } = await lockCurrent(tx, current)
      if (await isRepeatedWrite(tx, { staffId, key, action, subjectId: input.id }, at)) return
      const { id, number, total, orderId } = await command(tx, { staffId, now: at })
      if (orderId) await notifyOrders(tx, { kind: 'changed', orderId })
      await audit(tx, { subject: 'invoice', subjectId: id, title: number, after: { total } })
    })
    return getOrderInvoices(orm, ofOrder, at)
  }
  const orderOfInvoice = async (id: string) => {
    const [row] = await orm.select({ orderId: invoices.orderId }).from(invoices).where(eq(invoices.id, id))
    return row?.orderId ?? null
  }

  route('getInvoices', ({ input }) => listInvoices(orm, input, now()))
  route('getOrderInvoices', ({ input }) => getOrderInvoices(orm, input.id, now()))

  /** Runs a command about the requisites of an order once. */
  async function writeRequisites(call: RequisitesCall, command: RequisitesCommand) {
    const { name: action, current, audit, idempotencyKey: key, pressedAgoMs, input } = call
    const at = now()
    await orm.transaction(async (tx) => {
      const { id: staffId, name } = await lockCurrent(tx, current)
      if (await isRepeatedWrite(tx, { staffId, key, action, subjectId: input.id }, at)) return
      await command(tx, { staffId, name, now: at, pressedAgoMs, audit })
    })
    return getOrderInvoices(orm, input.id, at)
  }
  route('requestRequisites', (call) =>
    writeRequisites(call, (tx, author) => requestRequisites(tx, call.input.id, author, jobs)),
  )
  route('correctRequisites', (call) =>
    writeRequisites(call, (tx, author) => correctRequisites(tx, call.input.id, call.form, author)),
  )

  route('issueInvoice', (call) =>
    write(
      call,
      async () => call.input.id,
      async (tx, { staffId, now: at }) => {
        await requireOffer(tx, call.form.offerId, call.input.id)
        const invoice = await issueInvoice(tx, { ...call.form, issuedBy: staffId }, at)
        await followInvoice(tx, invoice.orderId, 'issued', { staffId, now: at })
        return invoice
      },
    ),
  )
  route('cancelInvoice', (call) =>
    write(
      call,
      () => orderOfInvoice(call.input.id),
      (tx, author) => cancelUnpaid(tx, { id: call.input.id, ...call.form }, author),
    ),
  )
  route('correctInvoice', (call) =>
    write(
      call,
      () => orderOfInvoice(call.input.id),
      (tx, author) => correctInvoice(tx, { id: call.input.id, ...call.form }, author),
    ),
  )
  route('mailInvoice', (call) =>
    write(
      call,
      () => orderOfInvoice(call.input.id),
      (tx, { now: at }) => mailInvoice(tx, { id: call.input.id, email: call.form.email }, { now: at, jobs }),
    ),
  )
  route('recordInvoicePayment', (call) =>
    write(
      call,
      () => orderOfInvoice(call.input.id),
      (tx, author) => recordPayment(tx, call.input.id, call.form, author),
    ),
  )
  route('removeInvoicePayment', (call) =>
    write(
      call,
      async () => {
        const [row] = await orm
          .select({ orderId: invoices.orderId })
          .from(invoicePayments)
          .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
          .where(eq(invoicePayments.id, call.input.id))
        return row?.orderId ?? null
      },
      (tx, author) => removePayment(tx, call.input.id, author),
    ),
  )
}

/** Throws 404 if the offer belongs to another order. */
async function requireOffer(tx: Orm, offerId: string, orderId: string): Promise<void> {
  const [offer] = await tx.select({ orderId: offers.orderId }).from(offers).where(eq(offers.id, offerId))
  if (offer?.orderId !== orderId) throw notFound()
}
