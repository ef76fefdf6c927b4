import { asc } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, codeIn, goodPassword, openAccountsApp } from '../../../test/accounts-app.ts'
import { validFields } from '../../../test/order-form.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { orders } from '../tables.ts'
import { joinOrders } from './join-orders.ts'

const email = 'anna@example.ru'

describeOnDatabase('orders that were placed without an account', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  const place = (orderEmail: string, token?: string) =>
    server.call('sendOrderMail', { token, body: { ...validFields, email: orderEmail } })
  const owners = async () =>
    (await database().orm.select().from(orders).orderBy(asc(orders.number))).map((order) => order.userId)
  const logIn = () => server.call('login', { body: { email, password: goodPassword } })

  it('join the account when a code proves their address in any letter case', async () => {
    for (const orderEmail of [email, 'Anna@Example.RU', 'boris@example.ru', 'anna@example.ru.com'])
      await place(orderEmail)
    const { user, token } = await server.member(email)
    expect(await owners()).toEqual([user.id, user.id, null, null])
    const { result } = await server.call('getUserOrders', { token })
    expect(result.orders).toHaveLength(2)
  })

  it('join at a log-in, unless they belong to another account', async () => {
    const { user } = await server.member(email)
    const other = await server.member('boris@example.ru')
    await place(email)
    await place(email, other.token)
    expect(await owners()).toEqual([null, other.user.id])
    await logIn()
    expect(await owners()).toEqual([user.id, other.user.id])
  })

  it('join when a user changes to their address', async () => {
    const { user, token } = await server.member('boris@example.ru')
    await place(email)
    const body = { email, currentPassword: goodPassword }
    await server.call('requestEmailChange', { token, body })
    expect(await owners()).toEqual([null])
    const code = codeIn((await server.mailsTo(email)).at(-1))
    expect((await server.call('changeEmail', { token, body: { email, code } })).status).toBe(200)
    expect(await owners()).toEqual([user.id])
  })

  it('do not join after a wrong password or an unfinished registration', async () => {
    await server.member('boris@example.ru')
    await place('boris@example.ru')
    await place(email)
    await server.call('login', { body: { email: 'boris@example.ru', password: 'не тот пароль' } })
    await server.call('register', { body: { email } })
    expect(await owners()).toEqual([null, null])
  })

  it('join with either spelling of a domain below .рф', async () => {
    await place('ivan@фабрика.рф')
    await place('ivan@xn--80aac2ak8aza.xn--p1ai')
    const { orm } = database()
    await orm.transaction((tx) => joinOrders(tx, { id: 7, email: 'ivan@xn--80aac2ak8aza.xn--p1ai' }))
    expect(await owners()).toEqual([7, 7])
  })

  it('join once during simultaneous log-ins', async () => {
    const { user } = await server.member(email)
    for (let n = 0; n < 3; n += 1) await place(email)
    expect((await Promise.all([logIn(), logIn(), logIn()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    expect(await owners()).toEqual([user.id, user.id, user.id])
  })
})
