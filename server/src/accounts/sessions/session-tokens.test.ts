import { HOUR_S } from '@rapport/contract/hours/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, afterMs, goodPassword, openAccountsApp } from '../../../test/accounts-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { sessions } from '../tables.ts'

const email = 'anna@example.ru'

describeOnDatabase('the tokens of a session', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  const getUser = (token?: string) => server.call('getUser', { token })
  const login = () => server.call('login', { body: { email, password: goodPassword } })
  async function refreshed(token: string): Promise<string> {
    return (await getUser(token)).result.token ?? expect.fail('no token')
  }
  const storedSessions = () => database().orm.select().from(sessions)

  it('are replaced after an hour', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR_S - 1)
    expect(await refreshed(token)).toBe(token)
    afterMs(server.clock, 1)
    const next = await refreshed(token)
    expect(next).not.toBe(token)
    expect(await refreshed(next)).toBe(next)
  })

  it('stay valid for 60 seconds after their replacement', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR_S)
    const next = await refreshed(token)
    afterMs(server.clock, 59)
    expect((await server.call('getUserFavorites', { token })).status).toBe(200)
    afterMs(server.clock, 1)
    expect((await getUser(next)).status).toBe(200)
    expect((await getUser(token)).status).toBe(401)
  })

  it('are all revoked by a token that was replaced over a minute ago', async () => {
    const { token, user } = await server.member(email)
    const other = (await login()).result.token ?? ''
    afterMs(server.clock, HOUR_S)
    const mine = await refreshed(token)
    const stolen = await refreshed(token)
    afterMs(server.clock, 61)
    expect((await server.call('getUserFavorites', { token })).status).toBe(401)
    for (const one of [mine, stolen]) expect((await getUser(one)).status).toBe(401)
    expect((await getUser(other)).status, 'another log-in goes on').toBe(200)
    expect(server.log.join('')).toContain(`"security":"session_family_revoked","userId":${user.id}`)
  })

  it('are limited to a hundred a log-in', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR_S)
    for (let n = 0; n < 120; n += 1) await refreshed(token).catch(() => undefined)
    expect((await storedSessions()).length).toBeLessThanOrEqual(100)
  })

  it('stay valid for each of several tabs that refresh at once', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR_S)
    const next = await Promise.all([refreshed(token), refreshed(token), refreshed(token)])
    expect(next).not.toContain(token)
    afterMs(server.clock, 61)
    for (const one of next) expect((await getUser(one)).status).toBe(200)
    expect(new Set((await storedSessions()).map((row) => row.familyId)).size).toBe(1)
  })

  it('are issued again to a client that lost the answer', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR_S)
    await refreshed(token)
    afterMs(server.clock, 30)
    const next = await refreshed(token)
    afterMs(server.clock, HOUR_S / 2)
    expect(await refreshed(next)).toBe(next)
  })

  it('are not replaced by a HEAD request', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR_S)
    expect((await server.call('getUser', { token, method: 'HEAD' })).status).toBe(200)
    expect((await storedSessions())[0]?.replacedAt).toBeNull()
  })
})
