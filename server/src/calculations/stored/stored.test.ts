import { calculationMessages } from '@rapport/contract/calculation/calculation-messages'
import type { CalculationRecord } from '@rapport/contract/calculation/stored/stored-calculation'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { logIn } from '../../../test/members.ts'
import { ajax } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { seedPricedProducts } from '../../../test/priced-products.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { users } from '../../accounts/tables.ts'
import { catalogItems } from '../../catalog/tables.ts'
import { priceRows } from '../../prices/tables.ts'
import { calculations } from '../tables.ts'
import { deleteExpiredCalculations } from './retention.ts'

describeOnDatabase('a stored calculation', (database) => {
  let server: OrdersApp
  let now: Date
  let coat: object
  beforeEach(async () => {
    now = new Date('2026-11-30T09:00:00Z')
    await seedSmallFactory(database())
    const ids = await seedPricedProducts(database())
    coat = {
      itemId: ids.coat,
      priceErpId: 'COAT',
      variant: 2,
      materialErpId: 'WOOL',
      baseColor: 'белый',
      quantity: 10,
      operations: [],
    }
    server = await openOrdersApp(database(), {
      now: () => now,
      limits: { calculations: { max: 40, windowMs: DAY_MS } },
    })
  })
  afterEach(() => server.close())

  const send = (lines: object[], headers: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: endpointRoutes.createCalculation.path,
      headers: { ...ajax, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify({ lines, term: 'normal' }),
    })
  const get = (id: string) => server.app.inject({ url: `/api/v1/calculations/${id}` })
  const save = async (headers = {}) => (await send([coat], headers)).json().result as CalculationRecord
  const read = async (id: string) => (await get(id)).json().result as CalculationRecord
  const raisePrices = () =>
    database()
      .orm.update(priceRows)
      .set({ prices: { anonymous: [300_000, 300_000, 300_000] } })

  it('has an unguessable id, a link, a validity of 14 days and its choices in words', async () => {
    const { calculation, request, words } = await save()
    expect(calculation.id).toMatch(/^[\w-]{22}$/)
    expect(calculation).toMatchObject({
      url: `/calculation/${calculation.id}/`,
      validUntil: '2026-12-14T20:59:59.999Z',
      expired: false,
      total: 1_000_000,
    })
    expect(request.lines).toEqual([coat])
    expect(words).toEqual([{ choice: 'Сукно / драп · белый', operations: [] }])
  })

  it('keeps its numbers whatever happens to prices and products', async () => {
    const saved = await save()
    await raisePrices()
    expect(await read(saved.calculation.id)).toEqual(saved)
    await database().orm.delete(catalogItems)
    expect(await read(saved.calculation.id)).toEqual(saved)
  })

  it('is expired after the 14th day, with the same numbers', async () => {
    const { calculation } = await save()
    now = new Date(calculation.validUntil)
    expect((await read(calculation.id)).calculation.expired).toBe(false)
    now = new Date(now.getTime() + 1)
    expect((await read(calculation.id)).calculation).toEqual({ ...calculation, expired: true })
  })

  it('is stored once for repeats with the same key, one after another and at once', async () => {
    const key = { 'idempotency-key': '1' }
    const [first, ...repeats] = await Promise.all([save(key), save(key), save(key)])
    await raisePrices()
    for (const repeat of [...repeats, await save(key)]) expect(repeat).toEqual(first)
    expect((await save()).calculation.id).not.toBe(first?.calculation.id)
    expect(await database().orm.select().from(calculations)).toHaveLength(2)
  })

  it('refuses a key with another body, and takes it again after 24 hours', async () => {
    const key = { 'idempotency-key': '1' }
    const { calculation } = await save(key)
    const other = await send([{ ...coat, quantity: 11 }], key)
    expect([other.statusCode, other.json().message]).toEqual([422, messages.calculationKeyConflict])
    now = new Date(now.getTime() + DAY_MS)
    expect((await save(key)).calculation.id).not.toBe(calculation.id)
    expect((await send([coat], { 'idempotency-key': 'я'.repeat(300) })).statusCode).toBe(400)
  })

  it('is not stored with wrong values', async () => {
    const answer = await send([
      { ...coat, quantity: 0.5 },
      { ...coat, itemId: 2 ** 40 },
    ])
    expect(answer.json().errors).toEqual({
      'lines.0.quantity': [calculationMessages.quantityWhole],
      'lines.1.itemId': [calculationMessages.itemUnknown],
    })
    expect(await database().orm.select().from(calculations)).toEqual([])
  })

  it.each(['AAAAAAAAAAAAAAAAAAAAAA', 'short', '..%2f', 'A'.repeat(90)])(
    'says nothing but not found for the id %s',
    async (id) => {
      const answer = await get(id)
      expect([answer.statusCode, answer.json().message]).toEqual([404, messages.notFound])
      expect((await server.app.inject({ url: `/calculation/${id}/` })).statusCode).toBe(404)
    },
  )

  it('is never stored by caches and never indexed', async () => {
    const { calculation } = await save()
    expect((await get(calculation.id)).headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    const page = await server.app.inject({ url: calculation.url })
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  })

  it('has the prices of the logged-in customer, and nobody else learns whose it is', async () => {
    const { headers } = await logIn(database(), 'dealer@example.ru', 'dealer')
    const saved = await save(headers)
    expect(saved.calculation.total).toBe(900_000)
    expect(JSON.stringify(await read(saved.calculation.id))).not.toMatch(/dealer|user/i)
  })

  it('loses its account when that is removed', async () => {
    const { headers } = await logIn(database(), 'anna@example.ru')
    const { calculation } = await save(headers)
    await database().orm.delete(users)
    const [row] = await database().orm.select().from(calculations).where(eq(calculations.id, calculation.id))
    expect(row?.userId).toBeNull()
  })

  it('is deleted 60 days after its validity without an account and an order', async () => {
    const { headers } = await logIn(database(), 'anna@example.ru')
    const [own, ordered] = [await save(headers), await save()]
    await save()
    const setOrdered = (orderedAt: Date) =>
      database()
        .orm.update(calculations)
        .set({ orderedAt })
        .where(eq(calculations.id, ordered.calculation.id))
    await setOrdered(now)
    const after = (days: number) =>
      deleteExpiredCalculations(database().orm, {
        now: new Date(now.getTime() + days * DAY_MS),
        orderDays: 1825,
      })
    expect(await after(74)).toBe(0)
    expect(await after(75)).toBe(1)
    expect(await after(400)).toBe(1)
    expect((await get(own.calculation.id)).statusCode).toBe(404)
    expect(await after(1824)).toBe(0)
    expect(await after(1826)).toBe(1)
  })
})
