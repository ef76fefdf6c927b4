import { calculationMessages } from '@rapport/contract/calculation/calculation-messages'
import type { CalculationRequest } from '@rapport/contract/calculation/calculation-request'
import type { CalculatorView } from '@rapport/contract/calculation/form/calculator-view'
import { toFormValues } from '@rapport/contract/calculation/form/to-form-values'
import type { CalculationRecord } from '@rapport/contract/calculation/stored/stored-calculation'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { logIn } from '../../../test/members.ts'
import { ajax } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { seedPricedProducts } from '../../../test/priced-products.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { users } from '../../accounts/tables.ts'
import { operations } from '../../operations/tables.ts'
import { calculations } from '../tables.ts'

const bag = {
  code: 'bag',
  position: 1,
  title: 'Пакет',
  kind: 'packing' as const,
  note: '',
  days: 0,
  perDay: null,
  pricing: 'piece' as const,
  setupPerDesign: 0,
  setupPerColor: 0,
  stitchesPerCm2: 0,
  stitchesMin: 0,
  tiers: [1],
  rows: [],
}

describeOnDatabase("the calculator's page", (database) => {
  let server: OrdersApp
  let coat: CalculationRequest
  beforeEach(async () => {
    await seedSmallFactory(database())
    const ids = await seedPricedProducts(database())
    const line = { itemId: ids.coat, priceErpId: 'COAT', variant: 2, materialErpId: 'WOOL' }
    coat = { term: 'normal', lines: [{ ...line, label: 'Сукно / драп', quantity: 10, operations: [] }] }
    const renderPage = async (_request: unknown, { calculator }: { calculator?: CalculatorView }) =>
      new Response(JSON.stringify(calculator ?? null), { headers: { 'content-type': 'text/html' } })
    server = await openOrdersApp(database(), {
      now: () => new Date('2026-11-30T09:00:00Z'),
      site: { renderPage } as never,
    })
  })
  afterEach(() => server.close())

  const post = (values: Record<string, string>, headers: Record<string, string> = {}, query = '') =>
    server.app.inject({
      method: 'POST',
      url: `/calculator/${query}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(values).toString(),
    })
  const send = (name: 'estimateCalculation' | 'createCalculation', headers: Record<string, string>) =>
    server.app.inject({
      method: 'POST',
      url: endpointRoutes[name].path,
      headers: { ...ajax, 'content-type': 'application/json', ...headers },
      payload: JSON.stringify(coat),
    })
  const open = async (query: string, headers = {}) => {
    const page = await server.app.inject({ url: `/calculator/?${query}`, headers })
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-store'])
    return page.json() as CalculatorView
  }
  /** Logs a dealer with a discount in, in a browser. */
  async function logInDealer() {
    const { id, headers } = await logIn(database(), 'dealer@example.ru', 'dealer')
    await database()
      .orm.update(users)
      .set({ discountPercent: 10, discountTitle: 'Дилер' })
      .where(eq(users.id, id))
    const answer = await server.app.inject({ url: endpointRoutes.getUser.path, headers })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(
      /^rapport-customer=[\w-]{43}; Path=\/calculator\/; Max-Age=\d+; HttpOnly; SameSite=Lax/,
    )
    return { bearer: headers, page: { cookie: cookie.split(';')[0] ?? '' } }
  }

  it('has the same sum for a customer in the browser, by the form and by a link; others see public prices', async () => {
    const { bearer, page } = await logInDealer()
    const [saved] = [(await send('createCalculation', {})).json().result as CalculationRecord]
    const sums = async (own: { bearer: object; page: object }) => [
      (await send('estimateCalculation', own.bearer as Record<string, string>)).json().result.calculation
        .total,
      (await post(toFormValues(coat), own.page as Record<string, string>)).json().calculation.total,
      (await open(`from=${saved.calculation.id}`, own.page)).calculation?.total,
    ]
    expect(await sums({ bearer, page })).toEqual([810_000, 810_000, 810_000])
    expect(await sums({ bearer: {}, page: {} })).toEqual([1_000_000, 1_000_000, 1_000_000])
  })

  it('says to a customer what changed by their own prices, and saves with them', async () => {
    const { bearer, page } = await logInDealer()
    const { calculation } = (await send('createCalculation', bearer)).json().result as CalculationRecord
    expect((await open(`from=${calculation.id}`, page)).changes).toEqual([])
    await post({ ...toFormValues(coat), action: 'save' }, page)
    const rows = await database().orm.select().from(calculations)
    expect(rows.map(({ calculation: { total }, priceList }) => [total, priceList])).toEqual([
      [810_000, 'dealer'],
      [810_000, 'dealer'],
    ])
  })

  it('takes an ended or forged log-in for none', async () => {
    const { bearer, page } = await logInDealer()
    await server.app.inject({
      method: 'POST',
      url: endpointRoutes.logout.path,
      headers: { ...ajax, ...bearer },
    })
    for (const headers of [
      page,
      { cookie: 'rapport-customer=x' },
      { cookie: `rapport-customer=${'A'.repeat(43)}` },
    ])
      expect((await post(toFormValues(coat), headers)).json().calculation.total).toBe(1_000_000)
  })

  it('is one cached page without a link, whoever requests it', async () => {
    const { page } = await logInDealer()
    const own = await server.app.inject({ url: '/calculator/', headers: page })
    const others = await server.app.inject({ url: '/calculator/' })
    expect([own.body, own.headers.etag]).toEqual([others.body, others.headers.etag])
  })

  it('saves one calculation for repeated presses, and another one after a change', async () => {
    const { values } = (await post(toFormValues(coat))).json() as CalculatorView
    const save = async (fields: object) =>
      (await post({ ...values, ...fields, action: 'save' })).headers.location
    const [first, again] = await Promise.all([save({}), save({})])
    expect(again).toBe(first)
    expect(await save({ 'lines.0.quantity': '11' })).not.toBe(first)
    expect(await database().orm.select().from(calculations)).toHaveLength(2)
  })

  it('opens with the choice of a product page, whose other fields stay out of the address', async () => {
    const choice = { variant: 'COAT/2', material: 'WOOL/Сукно / драп', quantity: '12', baseColor: 'белый' }
    const answer = await post({ ...choice, name: 'Анна', phone: '+79161234567' }, {}, '?item=palto')
    expect(answer.statusCode).toBe(303)
    const location = String(answer.headers.location)
    expect(location).not.toMatch(/name|phone/)
    const view = await open(location.split('?')[1] ?? '')
    expect(view.values).toMatchObject({
      'lines.0.row': '["COAT",2,"WOOL","Сукно / драп"]',
      'lines.0.quantity': '12',
      'lines.0.baseColor': 'белый',
    })
    expect(view.calculation?.total).toBe(1_200_000)
  })

  it('opens empty with a sentence for a product, work or calculation that does not exist', async () => {
    const empty = { items: {}, errors: {} }
    expect(await open('item=gone')).toMatchObject({ ...empty, notices: [calculationMessages.itemUnknown] })
    expect(await open('item=gone%00')).toMatchObject({ ...empty, notices: [calculationMessages.itemUnknown] })
    expect(await open('operation=gone%00')).toMatchObject({
      ...empty,
      notices: [calculationMessages.operationUnknown],
    })
    expect((await open(`from=${'A'.repeat(22)}`)).notices).toEqual([
      'Такого расчёта больше нет. Посчитайте заново',
    ])
    await database()
      .orm.insert(operations)
      .values({ ...bag, isOnOffer: false })
    expect((await open('operation=bag')).notices).toEqual([calculationMessages.operationUnknown])
    await database().orm.update(operations).set({ isOnOffer: true })
    expect(await open('operation=bag')).toMatchObject({
      values: { operation: 'bag' },
      notices: [expect.stringContaining('Выберите изделие')],
    })
  })
})
