import type { CustomerInvoice } from '@rapport/contract/orders/customer-invoice'
import type { OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import type { Offer } from '@rapport/staff-contract/offers/offer'
import { and, eq, isNull } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, expect, it } from 'vitest'
import { inboxOrder } from '../../test/inbox-orders.ts'
import { acceptedOffer, createLegalEntity } from '../../test/invoices/invoiced-offers.ts'
import { logIn } from '../../test/members.ts'
import { readByJsqr, readByZxing } from '../../test/payment-codes/read-code.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { orders } from '../orders/tables.ts'
import { invoiceMails, invoices } from './tables.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')
const VESNA = { name: 'ООО «Весна»', inn: '7707083893', kpp: '770701001', address: 'Тула' }
const LINK_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' }

describeStaff('invoices of a customer', (server) => {
  let manager: SignedIn
  let entity = 0
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
    entity ||= await createLegalEntity(server(), await server().signedIn('owner'))
  })
  const fields = (offer: Offer) => ({
    offerId: offer.id,
    legalEntityId: entity,
    part: 'whole',
    advancePercent: 50,
    dueDays: 5,
    buyer: VESNA,
  })
  async function issue(offer: Offer) {
    const { result } = await manager.call('issueInvoice', { id: offer.orderId, body: fields(offer) })
    return (result as OrderInvoices).invoices[0]?.id ?? ''
  }
  const pay = (id: string, amount: number) =>
    manager.call('recordInvoicePayment', { id, body: { day: '2026-11-16', amount } })
  async function list({ path }: Offer): Promise<CustomerInvoice[]> {
    const { body } = await server().app.inject({ url: path })
    return JSON.parse(/<pre>(.*)<\/pre>/s.exec(body)?.[1] ?? '').billing.invoices
  }
  const getCode = async (invoice: CustomerInvoice | undefined) =>
    server().app.inject({ url: `${invoice?.pdfPath}code.png` })
  async function readCode(invoice: CustomerInvoice | undefined): Promise<string | undefined> {
    const { rawPayload, headers } = await getCode(invoice)
    expect(headers).toMatchObject({ 'content-type': 'image/png', ...LINK_HEADERS })
    const { data, info } = await sharp(rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
    const picture = { pixels: new Uint8Array(data), width: info.width, height: info.height }
    expect(await readByZxing(picture)).toBe(readByJsqr(picture))
    return readByJsqr(picture)
  }

  it('are shown by the link of their offer, with the code of the PDF and the same requisites as text', async () => {
    const offer = await acceptedOffer(server(), manager)
    await issue(offer)
    const [invoice] = await list(offer)
    expect(invoice).toMatchObject({
      day: '2026-11-16',
      dueOn: '2026-11-21',
      state: 'waiting',
      left: 1_000_000,
    })
    const purpose = `Оплата по счёту № ${invoice?.number} от 16.11.2026. В т.ч. НДС 22 % — 1 803,28 руб.`
    expect(invoice?.payment).toMatchObject({ sum: 1_000_000, purpose, payee: { inn: '7707083893' } })
    const code = await readCode(invoice)
    expect(code).toMatch(/^ST00012\|Name=/)
    expect(code).toContain(`|Sum=1000000|Purpose=${purpose}|`)
    const other = await acceptedOffer(server(), manager)
    expect(await list(other)).toEqual([])
  })

  it('ask for the rest once a part is paid, and have no code once paid or cancelled', async () => {
    const offer = await acceptedOffer(server(), manager)
    const id = await issue(offer)
    await pay(id, 400_000)
    const [part] = await list(offer)
    expect(part).toMatchObject({ state: 'part', left: 600_000, payment: { sum: 600_000 } })
    expect(await readCode(part)).toContain('|Sum=600000|')
    await pay(id, 600_000)
    const [paid] = await list(offer)
    expect([paid?.state, paid?.payment]).toEqual(['paid', null])
    expect((await getCode(paid)).statusCode).toBe(404)

    const second = await acceptedOffer(server(), manager)
    const body = { ...fields(second), reason: 'Опечатка' }
    await manager.call('correctInvoice', { id: await issue(second), body })
    const [valid, cancelled] = await list(second)
    expect(cancelled).toMatchObject({ state: 'cancelled', correctedBy: valid?.number, payment: null })
    expect((await getCode(cancelled)).statusCode).toBe(404)
  })

  it('keep their requisites when the customer changes them, and say so to customer and staff', async () => {
    const offer = await acceptedOffer(server(), manager)
    await issue(offer)
    server().clock.now = new Date('2026-11-16T13:00:00+03:00')
    await server().app.inject({
      method: 'POST',
      url: `${offer.path}requisites/`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...VESNA, name: 'АО «Нить»', version: '0' }).toString(),
    })
    manager = await server().signedIn('manager')
    const { result } = await manager.call('getOrderInvoices', { id: offer.orderId })
    expect(result).toMatchObject({
      buyer: { name: 'АО «Нить»' },
      invoices: [{ buyer: VESNA, hasFormerRequisites: true }],
    })
    expect((await list(offer))[0]?.hasFormerRequisites).toBe(true)
  })

  it('are in the account of their customer only', async () => {
    const mine = await logIn(server().database, 'pryalka@example.ru')
    const stranger = await logIn(server().database, 'chuzhoy@example.ru')
    const offer = await acceptedOffer(server(), manager, mine.headers)
    await issue(offer)
    const { number } = await inboxOrder(manager, offer.orderId)
    const get = ({ headers }: typeof mine) =>
      server().app.inject({ url: `/api/v1/user/orders/${number}`, headers })
    const answer = await get(mine)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json().result.order.invoices).toMatchObject([{ state: 'waiting', total: 1_000_000 }])
    expect((await get(stranger)).statusCode).toBe(404)
  })

  it('lose the addresses of their mails with the order, and stay themselves', async () => {
    const { orm } = server().database
    const offer = await acceptedOffer(server(), manager)
    const id = await issue(offer)
    await manager.call('mailInvoice', { id, body: { email: 'buh@example.ru' } })
    const recipients = () => orm.select().from(invoiceMails).where(eq(invoiceMails.invoiceId, id))
    expect(await recipients()).toMatchObject([{ recipient: 'buh@example.ru' }])
    await orm.delete(orders).where(eq(orders.id, offer.orderId))
    expect(await recipients()).toMatchObject([{ recipient: null }])
    const kept = await orm
      .select()
      .from(invoices)
      .where(and(eq(invoices.id, id), isNull(invoices.orderId)))
    expect(kept).toHaveLength(1)
  })
})
