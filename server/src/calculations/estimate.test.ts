import type { Calculation } from '@rapport/contract/calculation/calculation'
import { calculationMessages } from '@rapport/contract/calculation/calculation-messages'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { logIn } from '../../test/members.ts'
import { ajax } from '../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../test/orders-app.ts'
import { seedPricedProducts } from '../../test/priced-products.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { catalogItems } from '../catalog/tables.ts'
import { cities } from '../contacts/tables.ts'
import { siteProperties } from '../content/tables.ts'
import { priceRows } from '../prices/tables.ts'

describeOnDatabase('an estimate', (database) => {
  let server: OrdersApp
  let ids: Awaited<ReturnType<typeof seedPricedProducts>>
  beforeEach(async () => {
    await seedSmallFactory(database())
    ids = await seedPricedProducts(database())
    server = await openOrdersApp(database(), { now: () => new Date('2026-12-24T09:00:00Z') })
  })
  afterEach(() => server.close())

  const coat = (fields: object) => ({
    itemId: ids.coat,
    priceErpId: 'COAT',
    variant: 2,
    materialErpId: 'WOOL',
    operations: [],
    ...fields,
  })
  const scarf = (fields: object) => ({ itemId: ids.scarf, operations: [], ...fields })
  const send = (request: unknown, headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: endpointRoutes.estimateCalculation.path,
      headers: { ...ajax, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(request),
    })
  async function estimate(lines: object[], headers = {}, other = {}): Promise<Calculation> {
    const response = await send({ lines, term: 'normal', ...other }, headers)
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, no-store'])
    return response.json().result.calculation
  }
  const setItem = (fields: Partial<typeof catalogItems.$inferInsert>) =>
    database().orm.update(catalogItems).set(fields).where(eq(catalogItems.id, ids.coat))

  it('sums lines by the tables and tiers of their products, halves of a metre too', async () => {
    const { lines, total } = await estimate([coat({ quantity: 10 }), scarf({ quantity: 2.5 })])
    expect(lines).toMatchObject([
      { title: 'Пальто прямое', unit: 'шт', unitPrice: 100_000, total: 1_000_000 },
      { title: 'Шарф', unit: 'пог. м', unitPrice: 50_000, total: 125_000 },
    ])
    expect(total).toBe(1_125_000)
  })

  it("takes the logged-in customer's price list", async () => {
    const { headers } = await logIn(database(), 'dealer@example.ru', 'dealer')
    expect((await estimate([coat({ quantity: 10 })], headers)).total).toBe(900_000)
  })

  it('has no total if a price is on request, and none at all where the factory hides prices', async () => {
    const [line, other] = [coat({ quantity: 100 }), scarf({ quantity: 1 })]
    expect(await estimate([line, other])).toMatchObject({ total: null, onRequest: [1] })
    await database().orm.update(siteProperties).set({ priceDisplay: 'users' })
    expect(await estimate([other])).toMatchObject({
      total: null,
      onRequest: [1],
      lines: [{ unitPrice: null }],
    })
    const { headers } = await logIn(database(), 'anna@example.ru')
    expect((await estimate([other], headers)).total).toBe(50_000)
  })

  it('has the VAT of the factory', async () => {
    const vatOf = async (vat: typeof siteProperties.$inferInsert.vat) => {
      await database().orm.update(siteProperties).set({ vat })
      return (await estimate([coat({ quantity: 10 })])).vat
    }
    expect(await vatOf('22')).toEqual({ mode: 'included', rate: 22, amount: 180_328 })
    expect(await vatOf('10')).toEqual({ mode: 'included', rate: 10, amount: 90_909 })
    expect(await vatOf('5')).toEqual({ mode: 'included', rate: 5, amount: 47_619 })
    expect(await vatOf('none')).toEqual({ mode: 'none', rate: 0, amount: 0 })
  })

  it('is ready after the lead time of the product, by the days off of the factory', async () => {
    expect((await estimate([coat({ quantity: 10 })])).readyAt).toBeNull()
    await setItem({ leadTimeDays: 7 })
    await database()
      .orm.update(cities)
      .set({ isDefault: true, exceptions: [{ first: '2027-01-01', last: '2027-01-10', open: [] }] })
    const ready = (await estimate([coat({ quantity: 10 })])).readyAt
    expect(ready).toBe('2027-01-12T20:59:00.000Z')
  })

  it('keeps its revision until a price changes', async () => {
    const lines = [coat({ quantity: 10 })]
    const first = await estimate(lines)
    expect(await estimate(lines)).toEqual(first)
    await database()
      .orm.update(priceRows)
      .set({ prices: { anonymous: [1, 1, 1] } })
    const { revision, total } = await estimate(lines)
    expect(total).toBe(10)
    expect(revision).not.toBe(first.revision)
  })

  it('leaves the delivery to a city to the manager', async () => {
    const { delivery, notes } = await estimate([scarf({ quantity: 1 })], {}, { cityId: 3 })
    expect(delivery).toBeNull()
    expect(notes).toContain('Стоимость доставки назовёт менеджер')
  })

  it('refuses what no table has at its field, and groups as unknown items', async () => {
    const group = { slug: 'gruppa', name: 'Группа', isGroup: true, kind: 'regular' as const, position: 3 }
    const texts = { summary: '', description: '', properties: [], gallery: [], unit: 'шт' }
    const [row] = await database()
      .orm.insert(catalogItems)
      .values({ ...group, ...texts })
      .returning()
    const response = await send({
      lines: [
        scarf({ itemId: row?.id, quantity: 1 }),
        scarf({ itemId: 2 ** 40, quantity: 1 }),
        coat({ variant: 7, quantity: 1 }),
        scarf({ quantity: 0.3 }),
      ],
      term: 'normal',
    })
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({
      'lines.0.itemId': [calculationMessages.itemUnknown],
      'lines.1.itemId': [calculationMessages.itemUnknown],
      'lines.2.variant': [calculationMessages.variantUnknown],
      'lines.3.quantity': [calculationMessages.quantityHalves],
    })
  })

  it('refuses a request from another site, and one without lines', async () => {
    expect((await send({ lines: [], term: 'normal' })).json().errors).toEqual({
      lines: [calculationMessages.linesMissing],
    })
    const { path } = endpointRoutes.estimateCalculation
    expect((await server.app.inject({ method: 'POST', url: path, payload: {} })).statusCode).toBe(403)
  })
})
