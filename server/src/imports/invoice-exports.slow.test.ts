import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { OrderInvoices } from '@rapport/staff-contract/invoices/invoice'
import { beforeAll, expect, it } from 'vitest'
import { createImportCalls, readRows } from '../../test/content/imports.ts'
import { acceptedOffer, createLegalEntity } from '../../test/invoices/invoiced-offers.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')

describeStaff('the export of invoices', (server) => {
  let manager: SignedIn
  let accountant: SignedIn
  let entity = 0
  const files = createImportCalls(server, () => accountant)
  beforeAll(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
    accountant = await server().signedIn('accountant')
    entity = await createLegalEntity(server(), await server().signedIn('owner'))
  })
  async function issue(name: string) {
    const offer = await acceptedOffer(server(), manager)
    const body = {
      offerId: offer.id,
      legalEntityId: entity,
      part: 'whole',
      advancePercent: 50,
      dueDays: 5,
      buyer: { name, inn: '7707083893', kpp: '770701001', address: 'Тула' },
    }
    const { result } = await accountant.call('issueInvoice', { id: offer.orderId, body })
    const [invoice] = (result as OrderInvoices).invoices
    if (!invoice) throw new Error('No invoice was issued')
    return { ...invoice, offer }
  }
  /** Returns the rows of a file by their headers. */
  async function read(filter: Record<string, string> = {}) {
    const [headers = [], ...rows] = await readRows(await files.exported('invoices', 'xlsx', filter))
    return rows.map((row) => Object.fromEntries(headers.map((header, at) => [header, row[at]])))
  }

  it('has what an accountant needs of each invoice, newest first, and no formula', async () => {
    const [paid, formula] = [await issue('ООО «Весна»'), await issue('=HYPERLINK("x") ООО')]
    await accountant.call('recordInvoicePayment', {
      id: paid.id,
      body: { day: '2026-11-16', amount: 400_000 },
    })
    await accountant.call('cancelInvoice', { id: formula.id, body: { reason: 'Ошибка' } })
    expect(await read()).toEqual([
      expect.objectContaining({
        Счёт: formula.number,
        Плательщик: '=HYPERLINK("x") ООО',
        Состояние: 'Отменён',
        'Осталось, ₽': '0',
      }),
      {
        Счёт: paid.number,
        Дата: '2026-11-16',
        'Кто выставил': paid.document.seller.title,
        Плательщик: 'ООО «Весна»',
        ИНН: '7707083893',
        КПП: '770701001',
        'Сумма, ₽': '10000',
        'Ставка НДС': '22 %',
        'НДС, ₽': '1803.28',
        'Оплачено, ₽': '4000',
        'Осталось, ₽': '6000',
        'Оплатить до': '2026-11-21',
        Состояние: 'Оплачен частично',
        Основание: paid.document.basis,
        Заявка: paid.offer.orderNumber,
      },
    ])
    expect((await files.exported('invoices', 'xlsx')).includes('<f>')).toBe(false)
    expect((await files.exported('invoices', 'csv')).toString()).toContain(`;"'=HYPERLINK`)
  })

  it('has the filters of the list: view, legal entity, text and days', async () => {
    const { number } = await issue('АО «Гобелен»')
    const numbers = async (filter: Record<string, string>) => (await read(filter)).map((row) => row.Счёт)
    expect(await numbers({ q: 'гобелен', view: 'open', legalEntityId: `${entity}` })).toEqual([number])
    expect(await numbers({ q: 'гобелен', from: '2026-11-16', to: '2026-11-16' })).toEqual([number])
    for (const others of [
      { view: 'overdue' },
      { legalEntityId: `${entity + 1}` },
      { from: '2026-11-17' },
      { to: '2026-11-15' },
    ])
      await expect(read({ q: 'гобелен', ...others })).rejects.toThrow(importMessages.fileEmpty)
  })

  it('is refused with a sentence for an unknown view, and for roles without invoices', async () => {
    const body = { kind: 'invoices', format: 'xlsx', view: 'unknown' }
    expect((await accountant.call('createPersonalExport', { body })).errors).toHaveProperty('view')
    const editor = await server().signedIn('editor')
    const refused = await editor.call('createPersonalExport', { body: { kind: 'invoices', format: 'xlsx' } })
    const orders = await accountant.call('createPersonalExport', { body: { kind: 'orders', format: 'xlsx' } })
    expect([refused.status, orders.status]).toEqual([403, 403])
  })
})
