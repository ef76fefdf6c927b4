import type { BankPayment, BankPaymentPage } from '@rapport/staff-contract/invoices/bank-payment'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { eq, isNull } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { uploadStatement, writePayments } from '../../../test/bank-statements/upload-statement.ts'
import { acceptedOffer, createLegalEntity } from '../../../test/invoices/invoiced-offers.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { listKeptInvoices } from '../../invoices/list-kept-invoices.ts'
import { invoicePayments } from '../../invoices/tables.ts'
import { orders } from '../../orders/tables.ts'

const NOON = new Date('2026-11-29T12:00:00+03:00')
const BUYER = { name: 'ООО «Весна»', inn: '5001007329', kpp: '500101001', address: 'Тула' }

describeStaff('payments of bank statements', (server) => {
  let manager: SignedIn
  let entity = 0
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
    entity ||= await createLegalEntity(server(), await server().signedIn('owner'))
  })

  async function issue(): Promise<{ id: string; number: string; orderId: string }> {
    const offer = await acceptedOffer(server(), manager)
    const body = {
      offerId: offer.id,
      legalEntityId: entity,
      part: 'whole',
      advancePercent: 50,
      dueDays: 5,
      buyer: BUYER,
    }
    const { result } = await manager.call('issueInvoice', { id: offer.orderId, body })
    return { ...result.invoices[0], orderId: offer.orderId }
  }
  const upload = (bytes: Uint8Array, by = manager) => uploadStatement(by, bytes)
  const list = async (query: Record<string, string> = {}): Promise<BankPaymentPage> =>
    (await manager.call('getBankPayments', { query })).result
  const book = (payments: object[], by = manager) => by.call('bookBankPayments', { body: { payments } })
  const asMatched = ({ id, match }: BankPayment) => ({ id, parts: match.allocations })
  const countPaid = async () =>
    (await server().database.orm.select().from(invoicePayments).where(isNull(invoicePayments.removedAt)))
      .length
  const stateOf = async (orderId: string) => {
    const [invoice] = (await manager.call('getOrderInvoices', { id: orderId })).result.invoices
    return [invoice.state, invoice.paid]
  }
  const numbers = new Array(1_000).keys()
  /** Payments with numbers of their own, since the tests share a database. */
  const pays = (purpose: string, sum: string, fields: object = {}) => ({
    number: String(numbers.next().value),
    purpose,
    sum,
    ...fields,
  })

  it('books an exact payment by one press, which pays the invoice and the order', async () => {
    const invoice = await issue()
    const { status, result } = await upload(
      writePayments([pays(`Оплата по сч.№${invoice.number}от 29.11.2026`, '10000.00')]),
    )
    expect([status, result.added, result.statement.incoming]).toEqual([200, 1, 1])
    const { payments, invoices } = await list({ statementId: result.statement.id })
    expect(payments[0]?.match).toEqual({
      kind: 'exact',
      allocations: [{ invoiceId: invoice.id, amount: 1_000_000 }],
      suggestions: [],
    })
    expect(invoices).toMatchObject([{ number: invoice.number, due: 1_000_000 }])
    expect((await book(payments.map(asMatched))).result).toMatchObject({ refused: [] })
    expect(await stateOf(invoice.orderId)).toEqual(['paid', 1_000_000])
    const orm = server().database.orm
    const [order] = await orm.select().from(orders).where(eq(orders.id, invoice.orderId))
    expect(order?.status).toBe('paid')
  })

  it('gives the customer what the bank said of a payment, with the other stored data', async () => {
    const invoice = await issue()
    const purpose = `Счет ${invoice.number}`
    const { result } = await upload(writePayments([pays(purpose, '10000.00', { name: 'Весна Иван' })]))
    const kept = () => listKeptInvoices(server().database.orm, eq(orders.id, invoice.orderId))
    expect((await kept())[0]?.payments).toEqual([])
    await book((await list({ statementId: result.statement.id })).payments.map(asMatched))
    expect((await kept())[0]?.payments).toMatchObject([
      { amount: 1_000_000, bank: { payer: 'Весна Иван', purpose } },
    ])
  })

  it('books nothing twice: the same file again, a longer file, and two members at once', async () => {
    const invoice = await issue()
    const paid = pays(`Счет ${invoice.number}`, '10000.00')
    const file = writePayments([paid])
    const other = await server().signedIn('owner')
    const [one, two] = await Promise.all([upload(file), upload(file, other)])
    expect(one.result.statement.id).toBe(two.result.statement.id)
    expect(one.result.added + two.result.added).toBe(1)
    const longer = await upload(writePayments([paid, pays('Без номера', '1.00')]))
    expect(longer.result).toMatchObject({ added: 1, statement: { incoming: 2 } })
    const before = await countPaid()
    const { payments } = await list({ statementId: longer.result.statement.id })
    const bookings = payments.slice(0, 1).map(asMatched)
    const answers = await Promise.all([book(bookings), book(bookings, other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await countPaid()).toBe(before + 1)
    expect((await book(bookings)).message).toBe(staffInvoiceMessages.alreadyBooked)
    expect((await upload(file)).result.added).toBe(0)
  })

  it('keeps two equal payments of one day as two', async () => {
    const equal = pays('Аванс', '50.00')
    expect((await upload(writePayments([equal, equal]))).result.added).toBe(2)
  })

  it('books one payment to two invoices, and a part of another, which waits with the rest', async () => {
    const [first, second, third] = [await issue(), await issue(), await issue()]
    const payer = { name: 'ООО "Имя | с «кавычками" '.repeat(8).slice(0, 200) }
    const { result } = await upload(
      writePayments([
        pays(`сч. ${first.number}, № ${second.number}`, '20000.00', payer),
        pays('за футболки', '700.00', payer),
      ]),
    )
    const { payments } = await list({ statementId: result.statement.id })
    expect(payments.map(({ match, payer }) => [match.kind, payer.name])).toEqual([
      ['joint', payer.name.trim()],
      ['suggested', payer.name.trim()],
    ])
    const partly = { id: payments[1]?.id, parts: [{ invoiceId: third.id, amount: 60_000 }] }
    await book([payments[0], partly].flatMap((one) => (one && 'match' in one ? asMatched(one) : (one ?? []))))
    expect(await stateOf(first.orderId)).toEqual(['paid', 1_000_000])
    expect(await stateOf(third.orderId)).toEqual(['part', 60_000])
    const waiting = await list({ statementId: result.statement.id })
    expect(waiting.payments.map(({ unbooked, booked }) => [unbooked, booked.length])).toEqual([[10_000, 1]])
    const tooMuch = await book([{ id: payments[1]?.id, parts: [{ invoiceId: first.id, amount: 10_001 }] }])
    expect([tooMuch.status, tooMuch.message]).toEqual([409, staffInvoiceMessages.bookedInPart])
  })

  it('takes a booking back, whole or by the invoice, so that the payment waits again', async () => {
    const invoice = await issue()
    const { result } = await upload(writePayments([pays(`счет ${invoice.number}`, '10000.00')]))
    const query = { statementId: result.statement.id, view: 'all' }
    const [payment] = (await list(query)).payments
    const id = payment?.id ?? ''
    const bookings = payment ? [asMatched(payment)] : []
    await book(bookings)
    await manager.call('unbookBankPayment', { id })
    expect(await stateOf(invoice.orderId)).toEqual(['waiting', 0])
    expect((await manager.call('unbookBankPayment', { id })).message).toBe(staffInvoiceMessages.notBooked)
    await book(bookings)
    const [shown] = (await manager.call('getOrderInvoices', { id: invoice.orderId })).result.invoices
    const owner = await server().signedIn('owner')
    const removal = { id: shown.payments[0].id }
    const removals = await Promise.all([manager, owner].map((by) => by.call('removeInvoicePayment', removal)))
    expect(removals.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await list(query)).payments[0]).toMatchObject({ unbooked: 1_000_000, booked: [] })
    await manager.call('dismissBankPayment', { id })
    expect((await book(bookings)).message).toBe(staffInvoiceMessages.dismissed)
    expect((await list({ statementId: result.statement.id })).payments).toEqual([])
    await manager.call('restoreBankPayment', { id })
    expect((await list({ statementId: result.statement.id })).payments).toHaveLength(1)
  })

  it('refuses a foreign account, a cut file and no statement with a sentence, and stores nothing', async () => {
    const before = (await list({ view: 'all' })).payments.length
    const file = writePayments([pays('счет 1', '5.00')])
    const cut = await upload(file.subarray(0, file.length - 200))
    expect([cut.status, cut.message]).toEqual([422, expect.stringContaining('оборван')])
    const none = await upload(new TextEncoder().encode('%PDF-1.7'))
    expect(none.message).toContain('Это PDF')
    const foreign = await upload(writePayments([pays('счет 1', '5.00')], '40702810900000000042'))
    expect(foreign.message).toBe(staffInvoiceMessages.foreignAccount('…0042'))
    expect((await list({ view: 'all' })).payments).toHaveLength(before)
  })

  it('takes the payments of an account that a legal entity has by now, and warns of it no longer', async () => {
    const account = '40702810738000000777'
    const file = Buffer.concat([
      writePayments([pays('счет 1', '7.00')]),
      writePayments([pays('счет 2', '8.00')], account),
    ])
    const before = (await upload(file)).result
    expect([before.added, before.statement.accounts.length]).toEqual([1, 1])
    expect(before.statement.warnings.join()).toContain('нет ни')
    await createLegalEntity(server(), await server().signedIn('owner'), { account })
    const after = (await upload(file)).result
    expect([after.added, after.statement.id]).toEqual([1, before.statement.id])
    expect(after.statement.accounts).toHaveLength(2)
    expect(after.statement.warnings.join()).not.toContain('нет ни')
  })

  it('finds payments by payer, INN and purpose, and waits for owners and managers only', async () => {
    await upload(writePayments([pays('за редкий гобелен', '5.00')]))
    expect((await list({ q: 'ГОБЕЛЕН' })).payments).toHaveLength(1)
    expect((await list({ q: 'нет такого' })).payments).toEqual([])
    const noCursor = { after: `9999-99-99 ${'-'.repeat(36)}` }
    expect((await manager.call('getBankPayments', { query: noCursor })).status).toBe(200)
    const editor = await server().signedIn('editor')
    expect((await editor.call('getBankPayments')).status).toBe(403)
    expect((await upload(writePayments([]), editor)).status).toBe(403)
  })
})
