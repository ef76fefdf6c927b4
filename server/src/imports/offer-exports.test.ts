import type { ExportInput } from '@rapport/staff-contract/imports/imports'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { draftOffer, sendDraft, sentOffer } from '../../test/offers/offer-orders.ts'
import { describeStaff, type SignedIn } from '../../test/staff-app.ts'
import { orders } from '../orders/tables.ts'
import { createExportFile } from './export-file.ts'
import { offerRows } from './kinds/offer-rows.ts'

const NOON = new Date('2026-11-16T12:00:00+03:00')
const DAY: Pick<ExportInput, 'from' | 'to'> = { from: '2026-11-16', to: '2026-11-16' }

describeStaff('exports of offers', (server) => {
  let manager: SignedIn
  beforeEach(async () => {
    server().clock.now = NOON
    manager = await server().signedIn('manager')
  })
  const post = async (path: string, action: string, payload: object) => {
    const { statusCode } = await server().app.inject({
      method: 'POST',
      url: `/api/v1/offers/${path.split('/')[2]}/${action}`,
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { version: 1, ...payload },
    })
    expect(statusCode).toBe(200)
  }
  const filter = (kind: ExportInput['kind']): ExportInput => ({
    kind,
    format: 'xlsx',
    rows: 'all',
    q: '',
    ...DAY,
  })

  it('have a row per sent offer with its state, sum, answer and source, and no data of the customer', async () => {
    const accepted = await sentOffer(server(), manager, { utmSource: 'yandex' })
    await post(accepted.path, 'accept', { name: 'Пётр Ильич' })
    const declined = await sentOffer(server(), manager)
    await post(declined.path, 'decline', { reason: 'terms', text: 'Личное' })
    await draftOffer(server(), manager)
    const rows: (readonly unknown[])[] = []
    const { orm } = server().database
    for await (const part of offerRows.exportRows({ orm, filter: filter('offers'), now: NOON }))
      rows.push(...part)
    const cells = rows.map((row) =>
      Object.fromEntries(offerRows.columns.map(({ header }, index) => [header, row[index]])),
    )
    expect(cells).toMatchObject([
      {
        Номер: `${accepted.number}/1`,
        'КП отправлено, по Москве': '16.11.2026 12:00',
        'Кто отправил': 'Анна Ткач',
        'Сумма, ₽': 10_000,
        Состояние: 'Принято',
        'Ответ, по Москве': '16.11.2026 12:00',
        'Откуда пришёл': 'yandex',
      },
      { Номер: `${declined.number}/1`, Состояние: 'Отклонено', 'Почему отказались': 'Не подходят сроки' },
    ])
    expect(JSON.stringify(rows)).not.toMatch(/Пётр|Личное|Ткачёва|\+7/)
  })

  it('to Metrika have the accepted offers and payments of visitors who allowed counters, as its CSV', async () => {
    const { orm } = server().database
    const draft = await draftOffer(server(), manager)
    await orm
      .update(orders)
      .set({ metrikaClientId: '1700000000123456789' })
      .where(eq(orders.id, draft.orderId))
    const offer = await sendDraft(manager, draft)
    await post(offer.path, 'accept', { name: 'Пётр' })
    const uncounted = await sentOffer(server(), manager)
    await post(uncounted.path, 'accept', { name: 'Пётр' })
    const later = new Date(NOON.getTime() + 60_000)
    const file = await createExportFile({ orm, now: later }, filter('conversions'))
    expect(file.toString()).toBe(
      `ClientId,Target,DateTime,Price,Currency\n1700000000123456789,offer_accepted,${NOON.getTime() / 1000},10000.00,RUB\n`,
    )
  })
})
