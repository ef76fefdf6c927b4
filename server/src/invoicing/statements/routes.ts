import type { BookingResult } from '@rapport/staff-contract/invoices/bank-payment'
import { notifyOrders } from '../../inbox/events/notify-orders.ts'
import type { InvoiceRecord } from '../../invoices/issue-invoice.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound, orNotFound } from '../../platform/http/api-error.ts'
import type { Clock } from '../../platform/process/clock.ts'
import type { AddAdminRoute, AdminCall } from '../../staff/admin-route.ts'
import { lockCurrent } from '../../staff/sessions/current-staff.ts'
import type { PaymentAuthor } from '../payments.ts'
import { searchPayableInvoices } from '../search-payable-invoices.ts'
import { bookPayment, dismissPayment, restorePayment, unbookPayment } from './book-payment.ts'
import { importStatement, readUpload } from './import-statement.ts'
import { listBankPayments } from './list-bank-payments.ts'
import { findStatement, listStatements } from './list-statements.ts'

type Call = Pick<AdminCall, 'current' | 'audit'>

/** Adds the endpoints of bank statements and their payments. */
export function statementRoutes(route: AddAdminRoute, { orm, now }: { orm: Orm; now: Clock }): void {
  /** Runs a command in a transaction that locks the author's session. */
  function run<T>({ current }: Call, command: (tx: Orm, author: PaymentAuthor) => Promise<T>): Promise<T> {
    if (!current) throw notFound()
    return orm.transaction(async (tx) => {
      const { id: staffId } = await lockCurrent(tx, current)
      return command(tx, { staffId, now: now() })
    })
  }

  route('getBankStatements', async () => ({ statements: await listStatements(orm) }))
  route('getBankPayments', ({ input }) => listBankPayments(orm, input))
  route('searchPayableInvoices', async ({ input }) => ({
    invoices: await searchPayableInvoices(orm, input.q),
  }))

  route('uploadBankStatement', async (call) => {
    if (!call.file || !call.current) throw notFound()
    const file = await readUpload(call.file, call.current.member.id)
    const { id, added } = await run(call, async (tx, author) => {
      const stored = await importStatement(tx, file, author)
      await call.audit(tx, {
        subject: 'bank-statement',
        subjectId: stored.id,
        title: file.fileName,
        after: { added: stored.added },
      })
      return stored
    })
    return { statement: await orNotFound(findStatement(orm, id)), added }
  })

  route('bookBankPayments', async (call) => {
    const result: BookingResult = { booked: [], refused: [] }
    for (const booking of call.form.payments) {
      try {
        await run(call, async (tx, author) => {
          const { payment, invoices } = await bookPayment(tx, booking, author)
          const sum = booking.parts.reduce((total, { amount }) => total + amount, 0)
          await record(tx, call, { id: payment.id, invoices, after: { sum } })
        })
        result.booked.push(booking.id)
      } catch (error) {
        result.refused.push({ id: booking.id, message: readRefusal(error) })
      }
    }
    const [first] = result.refused
    if (first && result.booked.length === 0) throw new ApiError(409, first.message)
    return result
  })

  route('unbookBankPayment', async (call) => {
    await run(call, async (tx, author) => {
      const { payment, invoices } = await unbookPayment(tx, call.input.id, author)
      await record(tx, call, { id: payment.id, invoices })
    })
    return { id: call.input.id }
  })
  route('dismissBankPayment', async (call) => {
    await run(call, async (tx, author) => {
      const { id } = await dismissPayment(tx, call.input.id, author)
      await record(tx, call, { id, invoices: [] })
    })
    return { id: call.input.id }
  })
  route('restoreBankPayment', async (call) => {
    await run(call, async (tx) => {
      const { id } = await restorePayment(tx, call.input.id)
      await record(tx, call, { id, invoices: [] })
    })
    return { id: call.input.id }
  })
}

interface Recorded {
  id: string
  invoices: InvoiceRecord[]
  after?: Record<string, unknown>
}

/** Writes an audit row and notifies open tabs. The payer may be a person, so the log names invoices only. */
async function record(tx: Orm, { audit }: Call, { id, invoices, after }: Recorded): Promise<void> {
  const numbers = invoices.map(({ number }) => number).join(', ')
  await audit(tx, {
    subject: 'bank-payment',
    subjectId: id,
    title: numbers,
    ...(after ? { after: { ...after, invoices: numbers } } : {}),
  })
  for (const orderId of new Set(invoices.flatMap((invoice) => invoice.orderId ?? [])))
    await notifyOrders(tx, { kind: 'changed', orderId })
}

/** Returns the sentence of a refusal. Throws other errors again. */
function readRefusal(error: unknown): string {
  if (!(error instanceof ApiError) || ![404, 409, 422].includes(error.status)) throw error
  const [field] = Object.values(error.fields)
  return field?.[0] ?? error.message
}
