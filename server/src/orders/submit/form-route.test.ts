import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { ErrorResponse } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import type { OrderOutcome } from '@rapport/contract/page'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { samples } from '../../../test/file-samples.ts'
import { ajax, orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { seedPricedProducts } from '../../../test/priced-products.ts'
import { useEmptyDatabase } from '../../../test/test-database.ts'
import { siteProperties } from '../../content/tables.ts'
import { rateLimits } from '../../platform/database/tables.ts'
import { orderConsents, orders } from '../tables.ts'

const database = useEmptyDatabase()
let server: OrdersApp
beforeEach(async () => {
  await seedSmallFactory(database())
  const env = { PUBLIC_URL: 'https://proba.example' }
  server = await openOrdersApp(database(), { variables: env })
})
afterEach(() => server.close())

const post = (body: FormData | URLSearchParams | string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${ORDER_PATH}`, { method: 'POST', body, headers, redirect: 'manual' })

async function parseOutcome(response: Response): Promise<OrderOutcome> {
  return JSON.parse(/<pre>(.*)<\/pre>/s.exec(await response.text())?.[1] ?? '')
}

it('redirects to the confirmation page without JavaScript', async () => {
  const form = orderForm({ ...validFields, policy: 'on' }, [{ name: 'a.pdf', bytes: samples.pdf }])
  const response = await post(form)
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/order\/\?number=\d\d-000001$/),
  ])
  expect(await database().orm.select().from(orderConsents)).toHaveLength(1)
  expect((await server.files()).stored).toHaveLength(1)
})

it.each(['+375 29 123-45-67', '00 375 29 123-45-67', '8 10 375 29 123-45-67', '375291234567'])(
  'accepts the foreign number «%s»',
  async (phone) => {
    const response = await post(new URLSearchParams({ ...validFields, phone, policy: 'on' }))
    expect(response.status).toBe(303)
    const [row] = await database().orm.select().from(orders)
    expect(row?.phone).toBe('+375291234567')
  },
)

it('shows the form again with the typed values and all errors, a missing consent included', async () => {
  const response = await post(
    orderForm({ ...validFields, phone: '900' }, [{ name: 'a.exe', bytes: samples.program }]),
  )
  expect(response.status).toBe(422)
  expect(await parseOutcome(response)).toEqual({
    errors: {
      phone: [messages.phoneFormat],
      policy: [messages.policyRequired],
      files: [messages.fileKind('a.exe')],
    },
    values: { ...validFields, phone: '900' },
  })
  expect(await server.files()).toEqual({ incoming: [], stored: [] })
})

it('adds product and quantity to the comment', async () => {
  const about = { additionalComment: 'Поло', quantity: '50', total: '44 600 ₽', policy: 'on' }
  await post(new URLSearchParams({ ...validFields, ...about }))
  const [row] = await database().orm.select().from(orders)
  expect(row?.comment).toBe(`${validFields.comment}\n\nПоло, количество: 50, сумма на\u00A0сайте: 44 600 ₽`)
})

it('reads the product from fields of the form, and returns them when the form is invalid', async () => {
  const { coat } = await seedPricedProducts(database())
  const product = { itemId: String(coat), itemTitle: 'Пальто прямое', variant: 'COAT/2', quantity: '10' }
  const fields = { ...validFields, ...product, material: 'WOOL/Сукно / драп', policy: 'on' }
  const refused = await parseOutcome(await post(new URLSearchParams({ ...fields, phone: '900' })))
  expect(refused.values).toMatchObject({ ...product, material: fields.material })
  await post(new URLSearchParams(fields))
  const [row] = await database().orm.select().from(orders)
  expect(row).toMatchObject({ comment: validFields.comment, line: { quantity: 10, total: 1_000_000 } })
})

it('shows the form again with the typed quantity if it is below the least order', async () => {
  const { coat } = await seedPricedProducts(database())
  await database().orm.update(siteProperties).set({ minimumPieces: 50 })
  const product = { itemId: String(coat), itemTitle: 'Пальто прямое', variant: 'COAT/2', quantity: '10' }
  const fields = { ...validFields, ...product, policy: 'on' }
  const response = await post(new URLSearchParams(fields))
  expect(response.status).toBe(422)
  expect(await parseOutcome(response)).toEqual({
    errors: { quantity: [messages.quantityBelow('50\u00A0шт')] },
    values: fields,
  })
  expect((await post(new URLSearchParams({ ...fields, quantity: '50' }))).status).toBe(303)
})

it('reads the UTM fields from the URL of a page of this site, without storing it as referrer', async () => {
  const page =
    'https://tula.proba.example/catalog/polo/?utm_source=vk&utm_campaign=%D0%BB%D0%B5%D1%82%D0%BE&x=1'
  await post(new URLSearchParams({ ...validFields, policy: 'on' }), { referer: page })
  await post(new URLSearchParams({ ...validFields, policy: 'on' }), {
    referer: page.replace('proba', 'drugoy'),
  })
  const typed = { ...validFields, policy: 'on', referrerUrl: 'https://ya.ru/' }
  await post(new URLSearchParams(typed), { referer: page })
  const rows = await database().orm.select().from(orders).orderBy(orders.number)
  expect(rows.map((row) => [row.referrerUrl, row.utmSource, row.utmCampaign])).toEqual([
    [null, 'vk', 'лето'],
    [null, null, null],
    ['https://ya.ru/', null, null],
  ])
})

it('answers with a small page if correcting the form would not help', async () => {
  for (const [status, message, response] of [
    [400, messages.bodyBroken, await post('x', { 'content-type': 'multipart/form-data; boundary=b' })],
    [403, messages.forbidden, await post(orderForm(validFields), { 'sec-fetch-site': 'cross-site' })],
    [415, messages.contentType, await post('x', { 'content-type': 'text/plain' })],
    [413, messages.bodyTooLarge, await post(new URLSearchParams({ comment: 'x'.repeat(300_000) }))],
  ] as const)
    await expectSmallPage(response, status, message)
})

it('answers 422 to JSON of a wrong shape', async () => {
  for (const additionalComment of [{ toString: 1 }, [], [1], { a: {} }, true]) {
    const body = JSON.stringify({ ...validFields, policy: true, quantity: 5, additionalComment })
    const response = await post(body, { 'content-type': 'application/json' })
    expect([additionalComment, response.status]).toEqual([additionalComment, 422])
  }
  const quantity = { toString: 1 }
  const body = JSON.stringify({ ...validFields, policy: true, quantity })
  expect((await post(body, { 'content-type': 'application/json' })).status).toBe(422)
})

async function expectSmallPage(response: Response, status: number, message: string): Promise<void> {
  const page = await response.text()
  expect([response.status, response.headers.get('content-type'), page]).toEqual([
    status,
    'text/html; charset=utf-8',
    expect.stringContaining(message),
  ])
  expect(page).toContain('вернитесь кнопкой «Назад»')
  expect(page.length).toBeLessThan(3000)
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
}

it('shares the limit of 30 orders in ten minutes with the API', async () => {
  // Refused orders do not count: a customer may need many tries.
  for (let n = 1; n <= 40; n += 1) expect((await sendOrder(server.url, orderForm({}))).status).toBe(422)
  await database().orm.delete(rateLimits)
  const call = () => sendOrder(server.url, orderForm(validFields))
  for (let n = 1; n <= 30; n += 1) expect((await call()).status, `order ${n}`).toBe(200)
  const response = await post(orderForm(validFields))
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500)
  await expectSmallPage(response, 429, 'Слишком много запросов. Попробуйте снова через')
  const refused = await fetch(`${server.url}${endpointRoutes.sendOrderMail.path}`, {
    method: 'POST',
    body: orderForm(validFields),
    headers: ajax,
  })
  expect([refused.status, ((await refused.json()) as ErrorResponse).message]).toEqual([
    429,
    expect.stringContaining('Слишком много запросов. Попробуйте снова через'),
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
})

it('limits refused orders separately', async () => {
  const next = await openOrdersApp(database(), { limits: { orderTries: { max: 5, windowMs: 600_000 } } })
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) statuses.push((await sendOrder(next.url, orderForm({}))).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  await next.close()
})
