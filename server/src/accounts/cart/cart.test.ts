import { messages } from '@rapport/contract/errors/messages'
import { type CartLine, cart } from '@rapport/contract/orders/cart-line'
import { ORDER_LINES_MAX } from '@rapport/contract/orders/order-limits'
import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AccountsApp, openAccountsApp } from '../../../test/accounts-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { mergeAccounts } from '../merge-accounts.ts'
import { users } from '../tables.ts'

const polo: CartLine = {
  itemId: 4,
  itemTitle: 'Поло',
  unit: 'шт',
  variant: 'POLO-1/0',
  variantTitle: 'С\u00A0вышивкой',
  material: 'PIQUE/Пике',
  baseColor: 'белый',
  isSized: true,
  sizes: { M: 20, L: 30 },
}
const cloth: CartLine = { itemId: 9, itemTitle: 'Ситец', unit: 'пог. м', quantity: 2.5 }

describeOnDatabase('the cart of a user', (database) => {
  let server: AccountsApp
  let token: string
  beforeEach(async () => {
    server = await openAccountsApp(database())
    token = (await server.member('anna@example.ru')).token
  })
  afterEach(() => server.close())

  const put = (body: object, options = {}) => server.call('updateUserCart', { token, body, ...options })
  const get = async (by = token) => (await server.call('getUserCart', { token: by })).result.cart

  it('is empty at first, is replaced as a whole, and is private', async () => {
    expect(await get()).toEqual({ version: 0, lines: [] })
    const answer = await put({ version: 0, lines: [polo, cloth] })
    const stored = { version: 1, lines: [polo, cloth] }
    expect([answer.status, answer.result.cart]).toEqual([200, stored])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await get()).toEqual(stored)
    expect(z.safeParse(cart, await get())).toEqual({ success: true, data: stored })
    const other = await server.member('boris@example.ru')
    expect(await get(other.token)).toEqual({ version: 0, lines: [] })
    expect((await put({ version: 1, lines: [] })).result.cart).toEqual({ version: 2, lines: [] })
  })

  it('answers 409 when the version is stale, and stores one of two simultaneous changes', async () => {
    const both = await Promise.all([[polo], [cloth]].map((lines) => put({ version: 0, lines })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.message).toBe(messages.conflict)
    expect(await get()).toMatchObject({ version: 1 })
    for (const version of [0, 2]) expect((await put({ version, lines: [] })).status).toBe(409)
  })

  it('needs a log-in, and a request of our pages', async () => {
    const body = { version: 0, lines: [] }
    expect((await put(body, { token: undefined })).status).toBe(401)
    expect((await server.call('getUserCart')).status).toBe(401)
    const foreign = await put(body, { headers: { 'x-requested-with': '' } })
    expect(foreign.status).toBe(403)
  })

  it('refuses invalid lines at their field, and stores nothing', async () => {
    const cases: [string, unknown, string, string][] = [
      ['no list', 'Поло', 'lines', messages.fieldInvalid],
      [
        'more lines than an order has',
        Array(ORDER_LINES_MAX + 1).fill(cloth),
        'lines',
        messages.orderLinesTooMany,
      ],
      ['no amount', [{ ...cloth, quantity: undefined }], 'lines.0.quantity', messages.quantityOrSizes],
      ['two amounts', [{ ...polo, quantity: 1 }], 'lines.0.quantity', messages.quantityOrSizes],
      ['zero', [cloth, { ...cloth, quantity: 0 }], 'lines.1.quantity', messages.quantity],
      ['a third of a metre', [{ ...cloth, quantity: 1.3 }], 'lines.0.quantity', messages.quantity],
      ['a billion', [{ ...cloth, quantity: 1e9 }], 'lines.0.quantity', messages.quantity],
      ['half a piece of a size', [{ ...polo, sizes: { M: 0.5 } }], 'lines.0.sizes.M', messages.quantity],
      ['no sizes', [{ ...polo, sizes: {} }], 'lines.0.sizes', messages.fieldInvalid],
      ['an id that no row has', [{ ...cloth, itemId: 2 ** 31 }], 'lines.0.itemId', messages.fieldInvalid],
      [
        'text that the database does not store',
        [{ ...cloth, itemTitle: '\0' }],
        'lines.0.itemTitle',
        messages.fieldInvalid,
      ],
      ['half a character', [{ ...polo, sizes: { '\ud800': 1 } }], 'lines.0.sizes', messages.fieldInvalid],
      ['long text', [{ ...cloth, itemTitle: 'я'.repeat(256) }], 'lines.0.itemTitle', messages.fieldTooLong],
    ]
    for (const [what, lines, field, message] of cases) {
      const { status, errors } = await put({ version: 0, lines })
      expect([what, status, errors]).toEqual([what, 422, { [field]: [message] }])
    }
    expect(await get()).toEqual({ version: 0, lines: [] })
  })

  it('moves to the account that staff merge its account into, without doubling a line', async () => {
    await put({ version: 0, lines: [polo, cloth] })
    const other = await server.member('boris@example.ru')
    const body = { version: 0, lines: [{ ...cloth, quantity: 9 }] }
    await server.call('updateUserCart', { token: other.token, body })
    await database().orm.transaction(async (tx) => {
      const [merged, kept] = await tx.select().from(users).orderBy(asc(users.id))
      if (kept && merged) await mergeAccounts(tx, kept, merged, server.clock.now)
    })
    expect(await get(other.token)).toEqual({ version: 2, lines: [{ ...cloth, quantity: 9 }, polo] })
  })
})
