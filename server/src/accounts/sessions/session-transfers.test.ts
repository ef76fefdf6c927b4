import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type AccountsApp,
  afterMs,
  goodPassword,
  openAccountsApp,
  publicUrl,
} from '../../../test/accounts-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { tokenHash } from '../../platform/security/tokens.ts'
import { deleteExpiredAccountData } from '../commands.ts'
import { sessionTransfers } from '../tables.ts'

const email = 'anna@example.ru'

describeOnDatabase('a log-in on its way to another city', (database) => {
  let server: AccountsApp
  let token: string
  let cityId: number
  let host: string
  beforeEach(async () => {
    server = await openAccountsApp(database())
    token = (await server.member(email)).token
    const cities = (await server.call('getCities')).result.cities as { id: number; subdomain: string }[]
    const city = cities.find(({ subdomain }) => subdomain !== '') ?? expect.fail('no city')
    cityId = city.id
    host = `${city.subdomain}.${new URL(publicUrl).host}`
  })
  afterEach(() => server.close())

  const leave = async (by = token) => {
    const { status, result } = await server.call('createSessionTransfer', { token: by, body: { cityId } })
    return { status, code: String(result.transferCode) }
  }
  const statusOf = async (one: string) => (await server.call('getUser', { token: one })).status
  /** Not by fetch, which sets the Host header by the address alone. */
  async function arrive(code: string, at = host) {
    const answer = await server.app.inject({
      method: 'POST',
      url: endpointRoutes.completeSessionTransfer.path,
      headers: { host: at, 'x-requested-with': 'XMLHttpRequest' },
      payload: { transferCode: code },
    })
    return { status: answer.statusCode, token: String(answer.json().result?.token) }
  }

  it('goes on there with a token of its own, of the same log-in: ended in one place, it is in all', async () => {
    const { code } = await leave()
    const there = await arrive(code)
    expect(there.status).toBe(200)
    expect(there.token).not.toBe(token)
    expect([await statusOf(token), await statusOf(there.token)]).toEqual([200, 200])
    const { result } = await server.call('getUserSessions', { token })
    expect(result.sessions).toHaveLength(1)
    await server.call('logout', { token: there.token })
    expect([await statusOf(token), await statusOf(there.token)]).toEqual([401, 401])
    expect(server.log.join()).toMatch(/session_transferred/)
    expect(server.log.join()).not.toContain(code)
  })

  it('is kept as the hash of its code, which is good once, and the newest alone', async () => {
    const first = await leave()
    const { code } = await leave()
    expect((await database().orm.select().from(sessionTransfers)).map((row) => row.codeSha256)).toEqual([
      tokenHash(code),
    ])
    expect((await arrive(first.code)).status).toBe(422)
    expect((await arrive(code)).status).toBe(200)
    expect((await arrive(code)).status).toBe(422)
    expect(server.log.join()).toMatch(/session_transfer_refused/)
  })

  it.each([
    ['the base', () => new URL(publicUrl).host],
    ['another city', () => `x-${host}`],
    ['a foreign host', () => 'elsewhere.example'],
  ])('is refused at %s, and still good at its own host', async (_, other) => {
    const { code } = await leave()
    expect((await arrive(code, other())).status).toBe(422)
    expect(server.log.join()).toMatch(/session_transfer_refused/)
    expect((await arrive(code)).status).toBe(200)
  })

  it('is refused after a minute, after its log-out, after a new password, and swept', async () => {
    const late = await leave()
    afterMs(server.clock, 60)
    await deleteExpiredAccountData(database(), new Date(server.clock.now.getTime() + 1))
    expect(await database().orm.select().from(sessionTransfers)).toEqual([])
    expect((await arrive(late.code)).status).toBe(422)

    const body = { email, password: goodPassword }
    const other = (await server.call('login', { body })).result.token ?? ''
    const { code } = await leave(other)
    await server.call('logout', { token: other })
    expect((await arrive(code)).status).toBe(422)
  })

  it('is nothing for the anonymous, to no city, or by a code of another shape', async () => {
    expect((await leave('x'.repeat(43))).status).toBe(401)
    for (const cityId of [0, 999_999, 'spb'])
      expect((await server.call('createSessionTransfer', { token, body: { cityId } })).status).toBe(422)
    for (const code of ['', 'x', 'x'.repeat(44), "' or 1=1"]) expect((await arrive(code)).status).toBe(422)
  })
})
