import type { OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import type { InvoicePage } from '@rapport/staff-contract/invoices/invoice-list'
import { staffInvoiceMessages } from '@rapport/staff-contract/invoices/staff-invoice-messages'
import { beforeEach, expect, it, vi } from 'vitest'
import { acceptedOffer, createLegalEntity } from '../../test/invoices/invoiced-offers.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')
const LATE = new Date('2026-11-22T12:00:00+03:00')

describeStaff('invoices of all orders', (server) => {
  let manager: SignedIn
  let entity = 0
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
    entity ||= await createLegalEntity(server(), await server().signedIn('owner'))
  })
  const fields = (offerId: string, name = 'ООО «Весна»') => ({
    offerId,
    legalEntityId: entity,
    part: 'whole',
    advancePercent: 50,
    dueDays: 5,
    buyer: { name, inn: '7707083893', kpp: '770701001', address: 'Тула' },
  })
  async function issue(name?: string) {
    const offer = await acceptedOffer(server(), manager)
    const body = fields(offer.id, name)
    const { result } = await manager.call('issueInvoice', { id: offer.orderId, body })
    const [invoice] = (result as OrderInvoices).invoices
    if (!invoice) throw new Error('No invoice was issued')
    return Object.assign(invoice, { offerId: offer.id, orderId: offer.orderId })
  }
  const list = async (query: Record<string, string> = {}): Promise<InvoicePage> =>
    (await manager.call('getInvoices', { query })).result
  const eventsOf = async (orderId: string) =>
    (await manager.call('getOrderInvoices', { id: orderId })).result.invoices[0].events.map(
      ({ kind }: { kind: string }) => kind,
    )

  it('are listed by state, legal entity, buyer and number, with their sums, page by page', async () => {
    const [one, two] = [await issue('АО «Гобелен»'), await issue('АО «Гобелен»')]
    await manager.call('recordInvoicePayment', { id: one.id, body: { day: '2026-11-16', amount: 400_000 } })
    const found = await list({ q: 'гобелен', legalEntityId: String(entity) })
    expect(found.sums).toEqual({ count: 2, total: 2_000_000, paid: 400_000 })
    expect(found.invoices.map(({ number, state }) => [number, state])).toEqual([
      [two.number, 'waiting'],
      [one.number, 'part'],
    ])
    const first = await list({ q: 'гобелен', limit: '1' })
    const next = await list({ q: 'гобелен', limit: '1', after: first.next ?? '' })
    expect([first.invoices[0]?.number, next.invoices[0]?.number, next.next]).toEqual([
      two.number,
      one.number,
      null,
    ])
    const beyond = { after: '999999999999999-26-000001' }
    expect((await manager.call('getInvoices', { query: beyond })).status).toBe(200)
    const numbers = async (view: string) =>
      (await list({ view, q: 'гобелен' })).invoices.map(({ number }) => number)
    expect(await numbers('part')).toEqual([one.number])
    expect(await numbers('paid-today')).toEqual([one.number])
    expect(await numbers('overdue')).toEqual([])
    expect((await list({ q: one.number.replace('-', '') })).invoices).toHaveLength(1)
    server().clock.now = LATE
    manager = await server().signedIn('manager')
    expect(await numbers('overdue')).toEqual([two.number, one.number])
    expect(await numbers('paid-today')).toEqual([])
    const { result } = await manager.call('getToday')
    expect(result.invoices.overdue.count).toBeGreaterThanOrEqual(2)
    expect((await (await server().signedIn('editor')).call('getInvoices')).status).toBe(403)
  })

  it('are mailed with their PDF by one press', async () => {
    const invoice = await issue()
    await manager.call('mailInvoice', { id: invoice.id, body: {} })
    await vi.waitFor(
      async () => expect(await eventsOf(invoice.orderId)).toEqual(['issued', 'mailed']),
      10_000,
    )
    const mails = server().mails.taken.filter(({ mail }) => mail.subject?.includes(`${invoice.number}`))
    expect(mails.map(({ mail }) => mail.attachments[0]?.filename)).toEqual([`invoice-${invoice.number}.pdf`])
  })

  it('note that the customer opened them, and not that staff did', async () => {
    const invoice = await issue()
    const open = (query: string) =>
      server().app.inject({
        url: `${invoice.pdfPath}${query}`,
        headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'user-agent': 'Firefox' },
      })
    await open('?from=staff')
    expect(await eventsOf(invoice.orderId)).toEqual(['issued'])
    await open('')
    await open('')
    const [shown] = (await manager.call('getOrderInvoices', { id: invoice.orderId })).result.invoices
    expect(shown.events.at(-1)).toMatchObject({ kind: 'opened', count: 2 })
  })

  it('are corrected in one step: the old one is cancelled, and each names the other', async () => {
    const { id, number, orderId, offerId } = await issue('ООО «Оппечатка»')
    const body = { ...fields(offerId, 'ООО «Опечатка»'), reason: 'Опечатка в\u00A0названии' }
    const { result } = await manager.call('correctInvoice', { id, body })
    const [fixed, cancelled] = (result as OrderInvoices).invoices
    expect([fixed?.buyer.name, fixed?.corrects, cancelled?.correctedBy, cancelled?.state]).toEqual([
      'ООО «Опечатка»',
      number,
      fixed?.number,
      'cancelled',
    ])
    await manager.call('recordInvoicePayment', {
      id: fixed?.id ?? '',
      body: { day: '2026-11-16', amount: 1 },
    })
    const paid = await manager.call('correctInvoice', { id: fixed?.id ?? '', body })
    expect([paid.status, paid.message]).toEqual([409, staffInvoiceMessages.paidNotCancelled])
    const wrong = await manager.call('correctInvoice', {
      id,
      body: { ...body, buyer: { ...body.buyer, inn: '1' } },
    })
    expect(wrong.status).toBe(422)
    expect(await eventsOf(orderId)).toEqual(['issued', 'paid-part'])
  })
})
