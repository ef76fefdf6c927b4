import type { CalculationRecord } from '@rapport/contract/calculation/stored/stored-calculation'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ajax, orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { seedPricedProducts } from '../../../test/priced-products.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { calculations } from '../../calculations/tables.ts'
import { catalogItems } from '../../catalog/tables.ts'
import { getSiteProperties } from '../../content/queries.ts'
import { findInboxOrder } from '../../inbox/get-order.ts'
import { priceRows } from '../../prices/tables.ts'
import { findGuestOrder } from '../guest/get-guest-order.ts'
import { customerEmail } from '../notifications/customer-email.ts'
import { getOrderDetails } from '../queries.ts'
import { orderCalculations, orders } from '../tables.ts'

describeOnDatabase('an order with a calculation', (database) => {
  let server: OrdersApp
  let now: Date
  let saved: CalculationRecord['calculation']
  beforeEach(async () => {
    now = new Date('2026-11-30T09:00:00Z')
    await seedSmallFactory(database())
    const ids = await seedPricedProducts(database())
    server = await openOrdersApp(database(), { now: () => now })
    const coat = { itemId: ids.coat, priceErpId: 'COAT', variant: 2, materialErpId: 'WOOL' }
    const lines = [
      { ...coat, baseColor: 'белый', quantity: 10, operations: [] },
      { itemId: ids.scarf, quantity: 2.5, operations: [] },
    ]
    const answer = await server.app.inject({
      method: 'POST',
      url: endpointRoutes.createCalculation.path,
      headers: { ...ajax, 'content-type': 'application/json' },
      payload: JSON.stringify({ lines, term: 'normal' }),
    })
    saved = answer.json().result.calculation
  })
  afterEach(() => server.close())

  const order = (fields: object) => sendOrder(server.url, orderForm({ ...validFields, ...fields }))
  async function place() {
    expect((await order({ calculationId: saved.id })).status).toBe(200)
    const [row] = await database().orm.select().from(orders)
    return getOrderDetails(database().orm, row?.id ?? '')
  }

  it('has its lines, and is read with it by staff, customer and guest', async () => {
    const { order: row, lines, calculation } = await place()
    expect(lines).toMatchObject([
      {
        title: 'Пальто прямое',
        material: 'Сукно / драп',
        baseColor: 'белый',
        quantity: 10,
        total: 1_000_000,
      },
      { title: 'Шарф', quantity: 2.5, total: 125_000, shownTotal: null },
    ])
    expect(calculation).toMatchObject({ calculation: saved, wasExpired: false, changes: [] })
    expect((await findInboxOrder(database().orm, row.id))?.calculation).toEqual(calculation)
    expect((await findGuestOrder(database().orm, row.id, (id) => id))?.calculation).toEqual(calculation)
    const [stored] = await database().orm.select().from(calculations)
    expect(stored?.orderedAt).toEqual(now)
  })

  it('is mailed with the sum and the link of the calculation', async () => {
    const details = await place()
    const site = await getSiteProperties(database().orm)
    if (!site) throw new Error('No site')
    const urls = { publicUrl: 'https://example.ru', guestUrl: 'https://example.ru/order/1/' }
    const { text } = customerEmail(details, '<1@example.ru>', { site, ...urls })
    expect(text).toContain('11\u00a0250\u00a0₽')
    expect(text).toContain(`https://example.ru/calculation/${saved.id}/`)
  })

  it('says that prices had changed, and keeps the sums of both days', async () => {
    await database()
      .orm.update(priceRows)
      .set({ prices: { anonymous: [300_000, 300_000, 300_000] } })
    const { lines, calculation } = await place()
    expect(lines[0]).toMatchObject({ total: 3_000_000, shownTotal: 1_000_000 })
    expect(calculation?.calculation.total).toBe(1_125_000)
    expect(calculation?.changes[0]).toBe(
      'Пальто прямое: было 10\u00a0000\u00a0₽, стало 30\u00a0000\u00a0₽, дороже на\u00a0200\u00a0%',
    )
  })

  it('carries an expired one, marked, and names withdrawn products in the comment', async () => {
    now = new Date(now.getTime() + 15 * DAY_MS)
    await database().orm.delete(catalogItems)
    const { order: row, lines, calculation } = await place()
    expect(lines).toEqual([])
    expect(row.comment).toContain('Пальто прямое')
    expect(calculation).toMatchObject({ wasExpired: true })
    expect(calculation?.changes).toHaveLength(2)
  })

  it('is refused with an unknown one, and stored without an empty one', async () => {
    for (const calculationId of ['AAAAAAAAAAAAAAAAAAAAAA', 'x'])
      expect((await order({ calculationId })).failure).toMatchObject({
        errors: { calculationId: [messages.calculationUnknown] },
      })
    expect((await order({ calculationId: '' })).status).toBe(200)
    expect(await database().orm.select().from(orderCalculations)).toEqual([])
  })
})
