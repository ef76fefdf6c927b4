import { ORDER_PAGE } from '@rapport/contract/addresses'
import { calls } from '@rapport/contract/calls'
import type { Failure } from '@rapport/contract/failure'
import { messages } from '@rapport/contract/messages'
import type { OrderOutcome } from '@rapport/contract/page'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestPglite, type TestDatabase } from '../../test/each-database.ts'
import { samples } from '../../test/file-samples.ts'
import { ajax, goodFields, orderForm, sendOrder } from '../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, writeFactory } from '../../test/orders-app.ts'
import { rateLimits } from '../platform/tables.ts'
import { orderConsents, orders } from './tables.ts'

let database: TestDatabase
let server: OrdersApp
beforeEach(async () => {
  database = await openTestPglite()
  await writeFactory(database.database)
  const env = { PUBLIC_URL: 'https://proba.example' }
  server = await openOrdersApp(database.database, { env })
})
afterEach(async () => {
  await server.close()
  await database.drop()
})

const post = (body: FormData | URLSearchParams | string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${ORDER_PAGE}`, { method: 'POST', body, headers, redirect: 'manual' })

async function outcomeOf(response: Response): Promise<OrderOutcome> {
  return JSON.parse(/<pre>(.*)<\/pre>/s.exec(await response.text())?.[1] ?? '')
}

it('takes an order from a browser without JavaScript and leads to the page that thanks', async () => {
  const form = orderForm({ ...goodFields, policy: 'on' }, [{ name: 'a.pdf', bytes: samples.pdf }])
  const response = await post(form)
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/order\/\?number=\d\d-000001$/),
  ])
  expect(await database.database.orm.select().from(orderConsents)).toHaveLength(1)
  expect((await server.files()).stored).toHaveLength(1)
})

it('shows the form again with what was typed and all that is wrong, the missing consent among it', async () => {
  const response = await post(
    orderForm({ ...goodFields, phone: '900' }, [{ name: 'a.exe', bytes: samples.program }]),
  )
  expect(response.status).toBe(422)
  expect(await outcomeOf(response)).toEqual({
    errors: {
      phone: [messages.phoneFormat],
      policy: [messages.policyRequired],
      files: [messages.fileKind('a.exe')],
    },
    values: { ...goodFields, phone: '900', policy: '0' },
  })
  expect(await server.files()).toEqual({ incoming: [], stored: [] })
})

it('writes the product and how many of it are wanted into the comment', async () => {
  const about = { additionalComment: 'Поло', quantity: '50', policy: 'on' }
  await post(new URLSearchParams({ ...goodFields, ...about }))
  const [row] = await database.database.orm.select().from(orders)
  expect(row?.comment).toBe(`${goodFields.comment}\nПоло, количество: 50`)
})

it('takes where the visitor came from out of the address of their page, when it is of this site', async () => {
  const page =
    'https://tula.proba.example/catalog/polo/?utm_source=vk&utm_campaign=%D0%BB%D0%B5%D1%82%D0%BE&x=1'
  await post(new URLSearchParams({ ...goodFields, policy: 'on' }), { referer: page })
  await post(new URLSearchParams({ ...goodFields, policy: 'on' }), {
    referer: page.replace('proba', 'drugoy'),
  })
  const typed = { ...goodFields, policy: 'on', referrerUrl: 'https://ya.ru/' }
  await post(new URLSearchParams(typed), { referer: page })
  const rows = await database.database.orm.select().from(orders).orderBy(orders.number)
  expect(rows.map((row) => [row.referrerUrl, row.utmSource, row.utmCampaign])).toEqual([
    [page, 'vk', 'лето'],
    [null, null, null],
    ['https://ya.ru/', null, null],
  ])
})

it('tells what the form can’t put right on a small page without the form: where it went wrong and the way back', async () => {
  for (const [status, message, response] of [
    [400, messages.bodyBroken, await post('x', { 'content-type': 'multipart/form-data; boundary=b' })],
    [403, messages.forbidden, await post(orderForm(goodFields), { 'sec-fetch-site': 'cross-site' })],
    [415, messages.contentType, await post('x', { 'content-type': 'text/plain' })],
    [413, messages.bodyTooLarge, await post(new URLSearchParams({ comment: 'x'.repeat(300_000) }))],
  ] as const)
    await expectSmallPage(response, status, message)
})

it('takes JSON of any shape for what it is: a form with mistakes', async () => {
  for (const additionalComment of [{ toString: 1 }, [], [1], { a: {} }, true]) {
    const body = JSON.stringify({ ...goodFields, policy: true, quantity: 5, additionalComment })
    const response = await post(body, { 'content-type': 'application/json' })
    expect([additionalComment, response.status]).toEqual([additionalComment, 422])
  }
  const quantity = { toString: 1 }
  const body = JSON.stringify({ ...goodFields, policy: true, quantity })
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

it('counts its orders together with those of the call: above 30 in ten minutes they wait', async () => {
  // Refused tries do not count: somebody may take many to get the form right.
  for (let n = 1; n <= 40; n += 1) expect((await sendOrder(server.url, orderForm({}))).status).toBe(422)
  await database.database.orm.delete(rateLimits)
  const call = () => sendOrder(server.url, orderForm(goodFields))
  for (let n = 1; n <= 30; n += 1) expect((await call()).status, `order ${n}`).toBe(200)
  const response = await post(orderForm(goodFields))
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500)
  await expectSmallPage(response, 429, 'Слишком много запросов. Попробуйте снова через')
  const refused = await fetch(`${server.url}${calls.sendOrderMail.path}`, {
    method: 'POST',
    body: orderForm(goodFields),
    headers: ajax,
  })
  expect([refused.status, ((await refused.json()) as Failure).message]).toEqual([
    429,
    expect.stringContaining('Слишком много запросов. Попробуйте снова через'),
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500)
})

it('bounds refused tries as well, by a limit of their own', async () => {
  const next = await openOrdersApp(database.database, { tryLimit: { max: 5, windowMs: 600_000 } })
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) statuses.push((await sendOrder(next.url, orderForm({}))).status)
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429])
  await next.close()
})
