import { HOUR_S } from '@rapport/contract/hours/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, afterMs, codeIn, goodPassword, openAccountsApp } from '../../test/accounts-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { signPath, verifySignedPath } from '../platform/security/signed-url.ts'
import { deleteExpiredAccountData } from './commands.ts'

const email = 'anna@example.ru'
const DAY = 24 * HOUR_S

describeOnDatabase('a clock set back by a day', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  it('leaves sessions valid, refreshable and closable', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, -DAY)
    expect((await server.call('getUser', { token })).status).toBe(200)
    await deleteExpiredAccountData(database(), server.clock.now)
    afterMs(server.clock, DAY + HOUR_S)
    const { result } = await server.call('getUser', { token })
    expect(result.token).not.toBe(token)
    afterMs(server.clock, -DAY)
    expect((await server.call('getUser', { token: result.token })).status).toBe(200)
    expect((await server.call('logout', { token: result.token })).status).toBe(200)
    expect((await server.call('getUser', { token: result.token })).status).toBe(401)
  })

  it('leaves a mailed code valid for one use', async () => {
    await server.call('register', { body: { email } })
    const code = codeIn((await server.mailsTo(email)).at(-1))
    afterMs(server.clock, -DAY)
    const body = {
      email,
      code,
      name: 'Анна',
      policy: '1',
      password: goodPassword,
      passwordConfirmation: goodPassword,
    }
    expect((await server.call('storePassword', { body })).status).toBe(200)
    expect((await server.call('storePassword', { body })).status).toBe(422)
  })

  it('lets users log in beside sessions with later dates', async () => {
    await server.member(email)
    afterMs(server.clock, -DAY)
    const answer = await server.call('login', { body: { email, password: goodPassword } })
    expect([answer.status, typeof answer.result.token]).toEqual([200, 'string'])
  })
})

it('opens a signed link until its expiry when the clock is set back', () => {
  const key = Buffer.alloc(32, 7)
  const now = new Date()
  const query = Object.fromEntries(
    new URL(signPath(key, '/files/orders/1', 30, now), 'http://x').searchParams,
  )
  const opens = (days: number) =>
    verifySignedPath([key], '/files/orders/1', query, new Date(now.getTime() + days * DAY * 1000))
  expect([opens(-1), opens(29), opens(31)]).toEqual([true, true, false])
})
