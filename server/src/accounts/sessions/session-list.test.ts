import type { UserSession } from '@rapport/contract/accounts/accounts'
import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, afterMs, goodPassword, openAccountsApp } from '../../../test/accounts-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

const email = 'anna@example.ru'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'

describeOnDatabase('the list of sessions', (database) => {
  let server: AccountsApp
  let token: string
  beforeEach(async () => {
    server = await openAccountsApp(database())
    token = (await server.member(email)).token
  })
  afterEach(() => server.close())

  const login = async (userAgent = PHONE) => {
    const options = { body: { email, password: goodPassword }, headers: { 'user-agent': userAgent } }
    return (await server.call('login', options)).result.token ?? ''
  }
  const list = async (by = token) =>
    (await server.call('getUserSessions', { token: by })).result.sessions as UserSession[]
  const getStatus = async (one: string) => (await server.call('getUser', { token: one })).status

  it('shows device, network, start and last use, and marks the current session', async () => {
    const startedAt = server.clock.now.toISOString()
    afterMs(server.clock, 7200)
    await login()
    const lastUsedAt = server.clock.now.toISOString()
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/)
    const network = '127.0.0.0/24'
    expect(await list()).toEqual(
      expect.arrayContaining([
        {
          id,
          device: 'Chrome, Android',
          network,
          place: null,
          startedAt: lastUsedAt,
          lastUsedAt,
          current: false,
        },
        { id, device: 'Неизвестное устройство', network, place: null, startedAt, lastUsedAt, current: true },
      ]),
    )
  })

  it('shows successive tokens as one session', async () => {
    afterMs(server.clock, 3600)
    const next = (await server.call('getUser', { token })).result.token ?? ''
    await server.call('getUser', { token })
    expect(await list(next)).toHaveLength(1)
  })

  it('lets only its user end a session', async () => {
    const other = await login()
    const id = (await list()).find(({ current }) => !current)?.id ?? ''
    const stranger = (await server.member('boris@example.ru')).token
    const refused = await server.call('endUserSession', { token: stranger, id })
    expect([refused.status, refused.message]).toEqual([404, messages.notFound])
    expect(await getStatus(other)).toBe(200)
    expect((await server.call('endUserSession', { token, id })).status).toBe(200)
    expect([await getStatus(other), await getStatus(token)]).toEqual([401, 200])
    expect((await server.call('endUserSession', { token, id })).status).toBe(404)
  })

  it('lets a user end all other sessions', async () => {
    const others = [await login(), await login()]
    const stranger = (await server.member('boris@example.ru')).token
    expect((await server.call('endOtherSessions', { token })).status).toBe(200)
    for (const other of others) expect(await getStatus(other)).toBe(401)
    expect([await getStatus(token), await getStatus(stranger)]).toEqual([200, 200])
    expect(await list()).toHaveLength(1)
  })

  it('lets a user log out everywhere, the current session included', async () => {
    const other = await login()
    const stranger = (await server.member('boris@example.ru')).token
    expect((await server.call('logoutEverywhere', { token })).status).toBe(200)
    expect([await getStatus(token), await getStatus(other), await getStatus(stranger)]).toEqual([
      401, 401, 200,
    ])
    expect((await server.call('logoutEverywhere', { token })).status).toBe(401)
  })

  it('truncates a long User-Agent', async () => {
    await login('x'.repeat(5000))
    expect(await list()).toHaveLength(2)
  })
})
