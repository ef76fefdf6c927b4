import { invoiceMessages } from '@rapport/contract/invoices/invoice-messages'
import { adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import type { OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { acceptedOffer, createLegalEntity } from '../../test/invoices/invoiced-offers.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { invoicePayments } from '../invoices/tables.ts'
import { orders } from '../orders/tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')
const BUYER = { name: ' ООО «Весна» ', inn: '7707 083 893', kpp: '770701001', address: 'Тула' }

describeStaff('invoices of an order', (server) => {
  let manager: SignedIn
  let entity = 0
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
    entity ||= await createLegalEntity(server(), await server().signedIn('owner'))
  })
  const accept = () => acceptedOffer(server(), manager)
  const body = (offerId: string, fields: object = {}) => ({
    offerId,
    legalEntityId: entity,
    part: 'whole',
    advancePercent: 50,
    dueDays: 5,
    buyer: BUYER,
    ...fields,
  })
  const issue = async (offer: { id: string; orderId: string }, fields: object = {}, by = manager) =>
    by.call('issueInvoice', { id: offer.orderId, body: body(offer.id, fields) })
  const pay = (id: string, amount: number, day = '2026-11-16') =>
    manager.call('recordInvoicePayment', { id, body: { day, amount } })
  const stateOf = ({ result }: { result: OrderInvoices }) => {
    const [invoice] = result.invoices
    return [invoice?.state, invoice?.paid]
  }

  it('shows what is left of an accepted offer, by whom it may be issued, and the last buyer', async () => {
    const offer = await accept()
    const before: OrderInvoices = (await manager.call('getOrderInvoices', { id: offer.orderId })).result
    expect(before).toMatchObject({
      invoices: [],
      offers: [{ id: offer.id, total: 1_000_000, left: 1_000_000, advancePercent: 50 }],
      buyer: { name: 'Анна Ткачёва', inn: '' },
    })
    expect(before.legalEntities.map(({ id }) => id)).toContain(entity)
    const { result } = await issue(offer, { part: 'advance', advancePercent: 30 })
    expect(result).toMatchObject({
      offers: [{ left: 700_000 }],
      buyer: { name: 'ООО «Весна»', inn: '7707083893' },
      invoices: [{ state: 'waiting', paid: 0, document: { total: 300_000 } }],
    })
  })

  it('refuses wrong requisites and percents at their fields, and the offer of another order', async () => {
    const offer = await accept()
    const wrong = await issue(offer, {
      buyer: { name: '', inn: '7707083894', kpp: '77', address: '' },
      advancePercent: 101,
      dueDays: 1.5,
    })
    expect(wrong.status).toBe(422)
    expect(Object.keys(wrong.errors).sort()).toEqual([
      'advancePercent',
      'buyer.inn',
      'buyer.kpp',
      'buyer.name',
      'dueDays',
    ])
    const other = await accept()
    expect((await issue({ id: other.id, orderId: offer.orderId })).status).toBe(404)
  })

  it('issues one invoice for two presses with the same key', async () => {
    const offer = await accept()
    const press = async () => {
      const answer = await server().app.inject({
        method: 'POST',
        url: adminRoutes.issueInvoice.path.replace(':id', offer.orderId),
        headers: {
          cookie: `__Secure-rapport-staff=${manager.cookie}`,
          'x-requested-with': 'XMLHttpRequest',
          'idempotency-key': `invoice-${offer.id}`,
        },
        payload: body(offer.id),
      })
      return answer.json().result.invoices.map(({ number }: { number: string }) => number)
    }
    const first = await press()
    expect(first).toHaveLength(1)
    expect(await press()).toEqual(first)
  })

  it('is paid in parts, never more than asked for, and overdue after its last day', async () => {
    const { result } = await issue(await accept())
    const { id } = result.invoices[0]
    expect(stateOf(await pay(id, 400_000))).toEqual(['part', 400_000])
    const tooMuch = await pay(id, 600_001)
    expect([tooMuch.status, tooMuch.errors]).toEqual([
      422,
      { amount: [staffInvoiceMessages.paymentTooLarge] },
    ])
    expect((await pay(id, 1, '2026-11-17')).errors).toEqual({ day: [staffInvoiceMessages.paymentInFuture] })
    server().clock.now = new Date('2026-11-22T00:00:01+03:00')
    manager = await server().signedIn('manager')
    expect(stateOf(await pay(id, 100_000))).toEqual(['overdue', 500_000])
    expect(stateOf(await pay(id, 500_000))).toEqual(['paid', 1_000_000])
  })

  it('takes back a payment that was noted by mistake, and cancels only what is not paid', async () => {
    const { result } = await issue(await accept())
    const { id } = result.invoices[0]
    const paid: OrderInvoices = (await pay(id, 1_000_000)).result
    const cancel = () => manager.call('cancelInvoice', { id, body: { reason: 'Не\u00A0тот клиент' } })
    expect((await cancel()).message).toBe(staffInvoiceMessages.paidNotCancelled)
    const payment = paid.invoices[0]?.payments[0]?.id ?? ''
    await manager.call('removeInvoicePayment', { id: payment })
    expect((await manager.call('removeInvoicePayment', { id: payment })).status).toBe(404)
    expect(stateOf(await cancel())).toEqual(['cancelled', 0])
    expect((await pay(id, 1)).message).toBe(staffInvoiceMessages.cancelled)
    expect((await cancel()).message).toBe(invoiceMessages.alreadyCancelled)
  })

  it('is found whatever characters its buyer wrote', async () => {
    const names = ['Ни\0тка', 'Ни\ud800тка', 'Ни\u000bтка', 'Нитка 🧵']
    for (const name of names) {
      const { status, result } = await issue(await accept(), { buyer: { ...BUYER, name } })
      expect([name, status]).toEqual([name, 200])
      expect((await server().app.inject({ url: result.invoices[0].pdfPath })).statusCode).toBe(200)
    }
    const found = await manager.call('getInvoices', { query: { q: 'Ни' } })
    expect([found.status, found.result.invoices.length]).toEqual([200, names.length])
  })

  it('has no payments noted once its order is deleted: the answer is 404, and nothing is stored', async () => {
    const offer = await accept()
    const { id } = (await issue(offer)).result.invoices[0]
    const { orm } = server().database
    await orm.delete(orders).where(eq(orders.id, offer.orderId))
    expect((await pay(id, 100)).status).toBe(404)
    const stored = await orm.select().from(invoicePayments).where(eq(invoicePayments.invoiceId, id))
    expect(stored).toEqual([])
  })

  it('is seen and issued by owners and managers only', async () => {
    const offer = await accept()
    const editor = await server().signedIn('editor')
    expect((await issue(offer, {}, editor)).status).toBe(403)
    expect((await editor.call('getOrderInvoices', { id: offer.orderId })).status).toBe(403)
  })

  it('opens as a PDF by its link alone, closed to search engines', async () => {
    const { result } = await issue(await accept())
    const open = (url: string) => server().app.inject({ url })
    const answer = await open(result.invoices[0].pdfPath)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['x-robots-tag']).toContain('noindex')
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    for (const token of ['A'.repeat(43), 'short'])
      expect((await open(`/invoice/${token}/`)).statusCode).toBe(404)
  })
})
