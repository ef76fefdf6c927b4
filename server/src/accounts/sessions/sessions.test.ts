import { randomBytes } from 'node:crypto'
import { accountsEndpoints } from '@rapport/contract/endpoints/accounts'
import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/messages'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AccountsApp, afterMs, goodPassword, openAccountsApp } from '../../../test/accounts-app.ts'
import { describeOnEachDatabase } from '../../../test/each-database.ts'
import { SOON } from '../../../test/soon.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { tokenHash } from '../../platform/security/tokens.ts'
import { deleteExpiredAccountData } from '../commands.ts'
import { findUser } from '../queries.ts'
import { sessions, users } from '../tables.ts'
import { createSession, deleteSessionsOf, lockUser, SESSIONS_MAX } from './sessions.ts'

const email = 'anna@example.ru'
const HOUR = 3600
/** Calls that this app does not have; every-call.test.ts asks them too. */
const OF_HIGHER_DOMAINS = /Order|^(?:confirmCode|exportUser|removeUser)$/
const DAY = 24 * HOUR

describeOnEachDatabase('a session', (database) => {
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

  it('keeps only the hash of its token', async () => {
    const { token } = await server.member(email)
    expect((await storedSessions()).map((row) => row.tokenSha256)).toEqual([tokenHash(token)])
  })

  it('is answered with user and token, never to be stored, told apart by the Authorization header', async () => {
    const { token, user } = await server.member(email)
    const answer = await getUser(token)
    expect([answer.status, answer.result]).toEqual([200, { token, user }])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('vary')).toBe('Authorization')
  })

  it.each([
    ['none', undefined],
    ['another scheme', 'Basic YW5uYTpwYXNz'],
    ['an empty token', 'Bearer '],
    ['a token of another shape', `Bearer ${'x'.repeat(42)}`],
    ['a token nobody has', `Bearer ${randomBytes(32).toString('base64url')}`],
    ['a very long token', `Bearer ${'x'.repeat(9000)}`],
    ['SQL for a token', `Bearer ' or 1=1 --`],
  ])('answers 401 to %s, on every call that needs a bearer', async (_, authorization) => {
    await server.member(email)
    const names = Object.entries(accountsEndpoints).flatMap(([name, endpoint]) =>
      'bearer' in endpoint && !OF_HIGHER_DOMAINS.test(name) ? [name as EndpointName] : [],
    )
    for (const name of names) {
      const answer = await server.call(name, {
        id: '00000000-0000-4000-8000-000000000000',
        headers: authorization ? { authorization } : {},
      })
      expect([name, answer.status, answer.errors]).toEqual([name, 401, { message: [messages.unauthorized] }])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(answer.headers.get('vary')).toBe('Authorization')
    }
  })

  it('keeps its token for an hour, then gives a new one that replaces it', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR - 1)
    expect(await refreshed(token)).toBe(token)
    afterMs(server.clock, 1)
    const next = await refreshed(token)
    expect(next).not.toBe(token)
    expect(await refreshed(next)).toBe(next)
  })

  it('lets a replaced token be good for 60 seconds more, and no longer', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR)
    const next = await refreshed(token)
    afterMs(server.clock, 59)
    expect((await server.call('getUserFavorites', { token })).status).toBe(200)
    afterMs(server.clock, 1)
    expect((await getUser(next)).status).toBe(200)
    expect((await getUser(token)).status).toBe(401)
  })

  it('dies whole when a token comes that was replaced more than a minute ago: somebody has a copy', async () => {
    const { token, user } = await server.member(email)
    const other = (await login()).result.token ?? ''
    afterMs(server.clock, HOUR)
    const mine = await refreshed(token)
    const stolen = await refreshed(token)
    afterMs(server.clock, 61)
    expect((await server.call('getUserFavorites', { token })).status).toBe(401)
    for (const one of [mine, stolen]) expect((await getUser(one)).status).toBe(401)
    expect((await getUser(other)).status, 'another log-in goes on').toBe(200)
    expect(server.log.join('')).toContain(`"security":"session_family_revoked","userId":${user.id}`)
  })

  it('ends with all its tokens at a log-out, those too that were made of a copy', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR)
    const [mine, stolen] = [await refreshed(token), await refreshed(token)]
    expect((await server.call('logout', { token: mine })).status).toBe(200)
    for (const one of [token, mine, stolen]) expect((await getUser(one)).status).toBe(401)
    expect(await storedSessions()).toEqual([])
  })

  it('ends 90 days after its log-in, however much it is used', async () => {
    let { token } = await server.member(email)
    for (let day = 10; day < 90; day += 10) {
      afterMs(server.clock, 10 * DAY)
      token = await refreshed(token)
    }
    afterMs(server.clock, 10 * DAY - 1)
    expect((await server.call('getUserFavorites', { token })).status).toBe(200)
    afterMs(server.clock, 1)
    expect((await getUser(token)).status).toBe(401)
  })

  it('remembers no more than a hundred tokens of one log-in', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR)
    for (let n = 0; n < 120; n += 1) await refreshed(token).catch(() => undefined)
    expect((await storedSessions()).length).toBeLessThanOrEqual(100)
  })

  it('gives way to newer ones where a user has more than fifty', async () => {
    const { token, user } = await server.member(email)
    for (let n = 1; n <= SESSIONS_MAX; n += 1) {
      afterMs(server.clock, 1)
      await database().orm.transaction((tx) => createSession(tx, user.id, server.clock.now))
    }
    expect(await storedSessions()).toHaveLength(SESSIONS_MAX)
    expect((await getUser(token)).status).toBe(401)
  })

  it('gives two tabs that refresh at once tokens that both stay good', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR)
    const next = await Promise.all([refreshed(token), refreshed(token), refreshed(token)])
    expect(next).not.toContain(token)
    afterMs(server.clock, 61)
    for (const one of next) expect((await getUser(one)).status).toBe(200)
    expect(new Set((await storedSessions()).map((row) => row.familyId)).size).toBe(1)
  })

  it('gives whoever lost the answer a good token when they come back in time', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR)
    await refreshed(token)
    afterMs(server.clock, 30)
    const next = await refreshed(token)
    afterMs(server.clock, HOUR / 2)
    expect(await refreshed(next)).toBe(next)
  })

  it('is not refreshed by a HEAD, whose answer would lose the new token', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR)
    expect((await server.call('getUser', { token, method: 'HEAD' })).status).toBe(200)
    expect((await storedSessions())[0]?.replacedAt).toBeNull()
  })

  it('ends 30 days after its last use, which is noted at most once an hour', async () => {
    const { token } = await server.member(email)
    const use = async () => (await server.call('getUserFavorites', { token })).status
    const expiry = async () => (await storedSessions())[0]?.expiresAt.getTime()
    const first = await expiry()
    afterMs(server.clock, HOUR - 1)
    expect([await use(), await expiry()]).toEqual([200, first])
    afterMs(server.clock, 1)
    expect([await use(), await expiry()]).toEqual([200, (first ?? 0) + HOUR * 1000])
    afterMs(server.clock, 30 * DAY - 1)
    expect(await use()).toBe(200)
    afterMs(server.clock, 30 * DAY)
    expect(await use()).toBe(401)
  })

  it('ends with a log-out, and no other does', async () => {
    const { token } = await server.member(email)
    const other = (await server.call('login', { body: { email, password: goodPassword } })).result.token
    const answer = await server.call('logout', { token })
    expect([answer.status, answer.result]).toEqual([200, {}])
    expect((await getUser(token)).status).toBe(401)
    expect((await server.call('logout', { token })).status).toBe(401)
    expect((await getUser(other)).status).toBe(200)
  })

  it('does not outlive a change of password that comes while it is refreshed or started', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR)
    const password = 'другой пароль ткача'
    const body = { currentPassword: goodPassword, password, passwordConfirmation: password }
    const [change, ...others] = await Promise.all([
      server.call('changePassword', { token, body }),
      ...Array.from({ length: 4 }, () => getUser(token)),
      ...Array.from({ length: 4 }, () => server.call('login', { body: { email, password: goodPassword } })),
    ])
    expect(change.status).toBe(200)
    for (const { status } of others) expect([200, 401, 422]).toContain(status)
    expect((await storedSessions()).map((row) => row.tokenSha256)).toEqual([
      tokenHash(change.result.token ?? ''),
    ])
  })

  it('ends at once at every other server of the database, by a new password and by a log-out', async () => {
    // Before there is another server, which might send the code’s mail by a mail server of its own.
    const { token } = await server.member(email)
    const other = await openAccountsApp(database())
    try {
      const second = (await other.call('login', { body: { email, password: goodPassword } })).result.token
      expect((await other.call('getUser', { token: second })).status).toBe(200)
      const password = 'другой пароль ткача'
      const body = { currentPassword: goodPassword, password, passwordConfirmation: password }
      const changed = (await server.call('changePassword', { token, body })).result.token
      expect((await other.call('getUser', { token: second })).status).toBe(401)
      expect((await other.call('getUser', { token })).status).toBe(401)
      expect((await other.call('getUser', { token: changed })).status).toBe(200)
      await server.call('logout', { token: changed })
      expect((await other.call('getUser', { token: changed })).status).toBe(401)
    } finally {
      await other.close()
    }
  })

  it('is neither started nor refreshed by what waited for a change of password', async (context) => {
    const { orm, kind } = database()
    if (kind === 'pglite') return context.skip('one connection: nothing can come in between')
    const { token, user } = await server.member(email)
    afterMs(server.clock, HOUR)
    const { waiting } = await orm.transaction(async (tx) => {
      await lockUser(tx, user.id, 'update')
      const login = server.call('login', { body: { email, password: goodPassword } })
      const waiting = Promise.all([login, getUser(token)])
      await vi.waitFor(async () => {
        const { rows } = (await orm.execute(sql`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)) as unknown as { rows: object[] }
        expect(rows).toHaveLength(2)
      }, SOON)
      await tx.update(users).set({ passwordHash: await hashPassword('другой пароль ткача') })
      await deleteSessionsOf(tx, user.id)
      return { waiting }
    })
    const [login, refresh] = await waiting
    expect([login.status, login.errors]).toEqual([422, { message: [messages.loginWrong] }])
    expect([refresh.status, refresh.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await storedSessions()).toEqual([])
  })

  it('tells other domains whose token it is, and counts a bad one as nobody', async () => {
    const { token, user } = await server.member(email)
    const { orm } = database()
    const now = new Date()
    expect(await findUser(orm, token, now)).toEqual(user)
    expect(await findUser(orm, token, new Date(now.getTime() + 31 * DAY * 1000))).toBeUndefined()
    expect(await findUser(orm, 'x', now)).toBeUndefined()
    expect(await findUser(orm, undefined, now)).toBeUndefined()
  })

  it('is swept once it has expired, as codes are', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR)
    const next = await refreshed(token)
    const swept = async (days: number) => {
      await deleteExpiredAccountData(database(), new Date(server.clock.now.getTime() + days * DAY * 1000))
      return (await storedSessions()).map((row) => row.tokenSha256).sort()
    }
    expect(await swept(29)).toEqual([tokenHash(token), tokenHash(next)].sort())
    expect(await swept(31)).toEqual([])
  })
})
