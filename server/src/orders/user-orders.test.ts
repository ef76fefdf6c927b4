import { messages } from '@rapport/contract/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, openAccountsApp } from '../../test/accounts-app.ts'
import { describeOnEachDatabase } from '../../test/each-database.ts'
import { samples } from '../../test/file-samples.ts'
import { orderForm, validFields } from '../../test/order-form.ts'
import { orders } from './tables.ts'

describeOnEachDatabase('orders of users', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  it('are listed in the account of whoever placed them, newest first, and in nobody else’s', async () => {
    const { token } = await server.member('anna@example.ru')
    const stranger = await server.member('boris@example.ru')
    const place = (comment: string, by?: string) =>
      server.call('sendOrderMail', {
        token: by,
        body: orderForm({ ...validFields, comment }, [{ name: 'макет.pdf', bytes: samples.pdf }]),
      })
    const first = (await place('первый', token)).result.number as string
    await place('чужой', stranger.token)
    await place('ничей')
    const second = (await place('второй', token)).result.number as string
    const { result } = await server.call('getUserOrders', { token })
    const files = [{ name: 'макет.pdf', size: samples.pdf.length }]
    const placedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(result).toEqual({
      orders: [
        { number: second, placedAt, comment: 'второй', files },
        { number: first, placedAt, comment: 'первый', files },
      ],
    })
    const one = await server.call('getUserOrder', { token, number: first })
    expect(one.result).toEqual({ order: { number: first, placedAt, comment: 'первый', files } })
    for (const number of [first, '26-999999', 'x', "' or 1=1"]) {
      const answer = await server.call('getUserOrder', { token: stranger.token, number })
      expect([answer.status, answer.message]).toEqual([404, messages.notFound])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    }
  })

  it('may come from anybody: a bad token counts as nobody', async () => {
    const sent = { token: 'x'.repeat(43), body: orderForm(validFields) }
    expect((await server.call('sendOrderMail', sent)).status).toBe(200)
    expect((await database().orm.select({ by: orders.userId }).from(orders)).map((row) => row.by)).toEqual([
      null,
    ])
  })

  it.each([undefined, 'x'.repeat(43)])('are shown to nobody whose token is %s', async (token) => {
    for (const name of ['getUserOrders', 'getUserOrder'] as const) {
      const answer = await server.call(name, { token, number: '26-000001' })
      expect([answer.status, answer.message]).toEqual([401, messages.unauthorized])
      expect(answer.headers.get('vary')).toBe('Authorization')
    }
  })
})
