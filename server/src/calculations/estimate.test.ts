import { calculate } from '@rapport/contract/calculation/calculate'
import type { Calculation } from '@rapport/contract/calculation/calculation'
import { calculationMessages } from '@rapport/contract/calculation/calculation-messages'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { Kopecks } from '@rapport/contract/money/kopecks'
import { EMPTY_CALCULATION_RULES } from '@rapport/staff-contract/snapshots/calculation/calculation-rules-snapshot'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { legalEntityFields } from '../../test/invoices/invoiced-offers.ts'
import { logIn } from '../../test/members.ts'
import { ajax } from '../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../test/orders-app.ts'
import { seedPricedProducts } from '../../test/priced-products.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { users } from '../accounts/tables.ts'
import { catalogItems } from '../catalog/tables.ts'
import { cities } from '../contacts/tables.ts'
import { deliveryZones, siteProperties } from '../content/tables.ts'
import { legalEntities } from '../legal-entities/tables.ts'
import { calculationRules, operations } from '../operations/tables.ts'
import { priceRows } from '../prices/tables.ts'
import { readCalculatorTables } from './form/calculator-tables.ts'

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
    await expect
      .poll(() => estimate([other]))
      .toMatchObject({ total: null, onRequest: [1], lines: [{ unitPrice: null }] })
    const { headers } = await logIn(database(), 'anna@example.ru')
    expect((await estimate([other], headers)).total).toBe(50_000)
  })

  it('has the VAT of the factory', async () => {
    const expectVat = async (vat: typeof siteProperties.$inferInsert.vat, expected: Calculation['vat']) => {
      await database().orm.update(siteProperties).set({ vat })
      await expect.poll(async () => (await estimate([coat({ quantity: 10 })])).vat).toEqual(expected)
    }
    await expectVat('22', { mode: 'included', rate: 22, amount: 180_328 as Kopecks })
    await expectVat('10', { mode: 'included', rate: 10, amount: 90_909 as Kopecks })
    await expectVat('5', { mode: 'included', rate: 5, amount: 47_619 as Kopecks })
    await expectVat('none', { mode: 'none', rate: 0, amount: 0 as Kopecks })
    await expectVat('', { mode: 'none', rate: 0, amount: 0 as Kopecks })
  })

  it('has the VAT of the first legal entity if the site says nothing about VAT', async () => {
    const { orm } = database()
    const estimated = async () => (await estimate([coat({ quantity: 10 })])).vat
    expect((await estimated()).mode).toBe('none')
    await orm.insert(legalEntities).values([
      { ...legalEntityFields({ title: 'ИП Вторая', vatMode: 'none' }), position: 2 },
      { ...legalEntityFields({ vatMode: 'simplified5' }), position: 1 },
    ])
    await expect.poll(estimated).toEqual({ mode: 'included', rate: 5, amount: 47_619 as Kopecks })
  })

  it('is ready after the lead time of the product, by the days off of the factory', async () => {
    expect((await estimate([coat({ quantity: 10 })])).readyAt).toBeNull()
    await setItem({ leadTimeDays: 7 })
    await database()
      .orm.update(cities)
      .set({ isDefault: true, exceptions: [{ first: '2027-01-01', last: '2027-01-10', open: [] }] })
    await expect
      .poll(async () => (await estimate([coat({ quantity: 10 })])).readyAt)
      .toBe('2027-01-12T20:59:00.000Z')
  })

  it('keeps its revision until a price changes, and has the new price a moment later', async () => {
    const lines = [coat({ quantity: 10 })]
    const first = await estimate(lines)
    expect(await estimate(lines)).toEqual(first)
    await database()
      .orm.update(priceRows)
      .set({ prices: { anonymous: [1, 1, 1] } })
    await expect.poll(async () => (await estimate(lines)).total).toBe(10)
    expect((await estimate(lines)).revision).not.toBe(first.revision)
  })

  it("adds the operations that the product allows, with urgency and the customer's discount", async () => {
    const { orm } = database()
    const print = { code: 'screen', place: 'chest', widthMm: 200, heightMm: 300, colors: 2 }
    await setItem({
      leadTimeDays: 3,
      operations: [
        { code: 'screen', places: [{ place: 'chest', title: 'Грудь', widthMm: 300, heightMm: 400 }] },
      ],
    })
    await orm.insert(operations).values({
      code: 'screen',
      position: 1,
      title: 'Шелкография',
      kind: 'printing',
      note: '',
      isOnOffer: true,
      days: 2,
      perDay: null,
      pricing: 'area',
      setupPerDesign: 0,
      setupPerColor: 120_000,
      stitchesPerCm2: 0,
      stitchesMin: 0,
      tiers: [1, 50],
      rows: [
        { areaCm2: 600, colors: 1, prices: [15_000, 10_000] },
        { areaCm2: 600, colors: 2, prices: [20_000, 13_000] },
      ],
    })
    const rules = {
      ...EMPTY_CALCULATION_RULES,
      urgency: { isOnOffer: true, title: 'Срочно', percent: 30, daysPercent: 50 },
      sumDiscounts: [{ from: 1, title: 'Скидка от суммы', percent: 3 }],
    }
    await orm
      .insert(calculationRules)
      .values(rules)
      .onConflictDoUpdate({ target: calculationRules.id, set: rules })
    const { headers, id } = await logIn(database(), 'anna@example.ru')
    await orm
      .update(users)
      .set({ discountPercent: 12.5, discountTitle: 'Скидка партнёра' })
      .where(eq(users.id, id))
    const lines = [coat({ quantity: 10, operations: [print] })]
    const asked = await estimate(lines, headers, { term: 'urgent' })
    // 10 × 200 ₽, and a frame of 1 200 ₽ for each of two colours
    expect(asked.lines[0]?.operations).toEqual([
      { code: 'screen', title: 'Шелкография', unitPrice: 20_000, setup: 240_000, total: 440_000 },
    ])
    const sum = 1_000_000 + 440_000
    expect(asked.surcharges).toEqual([
      { title: 'Срочно', percent: 30, amount: sum * 0.3 },
      { title: 'Скидка партнёра', percent: -12.5, amount: -sum * 0.125 },
    ])
    expect((await estimate(lines)).surcharges).toMatchObject([{ title: 'Скидка от суммы', percent: -3 }])
    // The tables that the customer's browser loads give the same answer.
    const { tables } = await readCalculatorTables(orm, { itemId: ids.coat }, 'registered', id)
    const request: CalculationRequest = { lines, term: 'urgent' }
    const { calculation } = calculate(request, tables, { now: new Date('2026-12-24T09:00:00Z') })
    expect(calculation).toEqual(asked)
    const other = await send({ lines: [scarf({ quantity: 1, operations: [print] })], term: 'normal' })
    expect(other.json().errors).toEqual({
      'lines.0.operations.0.code': [calculationMessages.operationUnknown],
    })
  })

  it('has the price of a delivery by weight, free from a sum on', async () => {
    const { orm } = database()
    await setItem({ weightGrams: 1000 })
    await orm.update(cities).set({ city: 'Тула' }).where(eq(cities.id, 3))
    await orm
      .insert(deliveryZones)
      .values({
        position: 1,
        name: 'Центр',
        cities: ['Калуга'],
        aliases: ['Тула'],
        daysMin: 1,
        daysMax: 2,
        pointPrice: 39_000,
        doorPrice: 62_000,
        boxKg: 10,
      })
    const deliver = async (quantity: number) =>
      (await estimate([coat({ quantity })], {}, { cityId: 3 })).delivery
    expect([await deliver(10), await deliver(11)]).toEqual([
      { amount: 39_000, days: 2 },
      { amount: 78_000, days: 2 },
    ])
    await orm
      .insert(calculationRules)
      .values({ ...EMPTY_CALCULATION_RULES, freeDeliveryFrom: 1_100_000 })
      .onConflictDoUpdate({ target: calculationRules.id, set: { freeDeliveryFrom: 1_100_000 } })
    expect([await deliver(10), await deliver(11)]).toMatchObject([{ amount: 39_000 }, { amount: 0 }])
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
