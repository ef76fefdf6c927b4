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

describeOnDatabase('a transfer of a session to another city', (database) => {
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
  const getStatus = async (one: string) => (await server.call('getUser', { token: one })).status
  /** By `inject`, because fetch derives the Host header from the URL. */
  async function arrive(code: string, at = host) {
    const answer = await server.app.inject({
      method: 'POST',
      url: endpointRoutes.completeSessionTransfer.path,
      headers: { host: at, 'x-requested-with': 'XMLHttpRequest' },
      payload: { transferCode: code },
    })
    return { status: answer.statusCode, token: String(answer.json().result?.token) }
  }

  it('adds a token to the same log-in, and the log-in ends everywhere at once', async () => {
    const { code } = await leave()
    const there = await arrive(code)
    expect(there.status).toBe(200)
    expect(there.token).not.toBe(token)
    expect([await getStatus(token), await getStatus(there.token)]).toEqual([200, 200])
    const { result } = await server.call('getUserSessions', { token })
    expect(result.sessions).toHaveLength(1)
    await server.call('logout', { token: there.token })
    expect([await getStatus(token), await getStatus(there.token)]).toEqual([401, 401])
    expect(server.log.join()).toMatch(/session_transferred/)
    expect(server.log.join()).not.toContain(code)
  })

  it('stores only the hash of its newest code, which works once', async () => {
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
    ['the base host', () => new URL(publicUrl).host],
    ['another city', () => `x-${host}`],
    ['a foreign host', () => 'elsewhere.example'],
  ])('is refused at %s and stays valid at its own host', async (_, other) => {
    const { code } = await leave()
    expect((await arrive(code, other())).status).toBe(422)
    expect(server.log.join()).toMatch(/session_transfer_refused/)
    expect((await arrive(code)).status).toBe(200)
  })

  it('is refused after a minute and after a log-out, and its row is deleted', async () => {
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

  it('is refused without a log-in, for an unknown city and for a malformed code', async () => {
    expect((await leave('x'.repeat(43))).status).toBe(401)
    for (const cityId of [0, 999_999, 'spb'])
      expect((await server.call('createSessionTransfer', { token, body: { cityId } })).status).toBe(422)
    for (const code of ['', 'x', 'x'.repeat(44), "' or 1=1"]) expect((await arrive(code)).status).toBe(422)
  })
})
