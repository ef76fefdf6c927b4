import { messages } from '@rapport/contract/errors/messages'
import { ORDER_PATH } from '@rapport/contract/paths/paths'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { orderForm, sendOrder, validFields } from '../../../test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../../test/orders-app.ts'
import { useEmptyDatabase } from '../../../test/test-database.ts'
import { siteProperties, textPages } from '../../content/tables.ts'
import { orders } from '../tables.ts'

const database = useEmptyDatabase()
let server: OrdersApp
beforeEach(async () => {
  await seedSmallFactory(database())
  server = await openOrdersApp(database())
  return () => server.close()
})

const lacks = {
  'the name of the company': () => database().orm.update(siteProperties).set({ legalName: '' }),
  'its address': () => database().orm.update(siteProperties).set({ address: '' }),
  'the text of consent': () => database().orm.delete(textPages).where(eq(textPages.slug, 'policy')),
}

it.each(Object.entries(lacks))('refuses orders and registrations without %s', async (_, remove) => {
  await remove()
  const byApi = await sendOrder(server.url, orderForm(validFields))
  expect([byApi.status, byApi.failure.errors]).toEqual([422, { message: [messages.orderFormClosed] }])
  const form = orderForm({ ...validFields, policy: 'on' })
  const byForm = await fetch(`${server.url}${ORDER_PATH}`, { method: 'POST', body: form })
  const page = await byForm.text()
  expect(byForm.status).toBe(422)
  for (const text of [messages.orderFormClosed, validFields.comment]) expect(page).toContain(text)
  const register = await fetch(`${server.url}/api/v1/user/auth/register`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest' },
    body: new URLSearchParams({ email: 'anna@example.ru' }),
  })
  expect([register.status, ((await register.json()) as { message: string }).message]).toEqual([
    422,
    messages.registrationClosed,
  ])
  expect(await database().orm.select().from(orders)).toEqual([])
})
