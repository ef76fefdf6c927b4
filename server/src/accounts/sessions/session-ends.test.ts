import { messages } from '@rapport/contract/errors/messages'
import { HOUR_S } from '@rapport/contract/hours/durations'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AccountsApp, afterMs, goodPassword, openAccountsApp } from '../../../test/accounts-app.ts'
import { SOON } from '../../../test/soon.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { queryRows } from '../../platform/database/sql-arrays.ts'
import { hashPassword } from '../../platform/security/passwords.ts'
import { tokenHash } from '../../platform/security/tokens.ts'
import { deleteExpiredAccountData } from '../commands.ts'
import { sessions, users } from '../tables.ts'
import { createSession, deleteUserSessions, lockUser, SESSIONS_MAX } from './sessions.ts'

const email = 'anna@example.ru'
const DAY = 24 * HOUR_S

describeOnDatabase('the end of a session', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  const getUser = (token?: string) => server.call('getUser', { token })
  async function refreshed(token: string): Promise<string> {
    return (await getUser(token)).result.token ?? expect.fail('no token')
  }
  const storedSessions = () => database().orm.select().from(sessions)

  it('revokes all tokens of the log-in, copied ones too', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR_S)
    const [mine, stolen] = [await refreshed(token), await refreshed(token)]
    expect((await server.call('logout', { token: mine })).status).toBe(200)
    for (const one of [token, mine, stolen]) expect((await getUser(one)).status).toBe(401)
    expect(await storedSessions()).toEqual([])
  })

  it('comes 90 days after the log-in, however often it is used', async () => {
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

  it('comes for the oldest session above fifty', async () => {
    const { token, user } = await server.member(email)
    for (let n = 1; n <= SESSIONS_MAX; n += 1) {
      afterMs(server.clock, 1)
      await database().orm.transaction((tx) => createSession(tx, user.id, server.clock.now))
    }
    expect(await storedSessions()).toHaveLength(SESSIONS_MAX)
    expect((await getUser(token)).status).toBe(401)
  })

  it('comes 30 days after the last use, which is stored at most once an hour', async () => {
    const { token } = await server.member(email)
    const use = async () => (await server.call('getUserFavorites', { token })).status
    const expiry = async () => (await storedSessions())[0]?.expiresAt.getTime()
    const first = await expiry()
    afterMs(server.clock, HOUR_S - 1)
    expect([await use(), await expiry()]).toEqual([200, first])
    afterMs(server.clock, 1)
    expect([await use(), await expiry()]).toEqual([200, (first ?? 0) + HOUR_S * 1000])
    afterMs(server.clock, 30 * DAY - 1)
    expect(await use()).toBe(200)
    afterMs(server.clock, 30 * DAY)
    expect(await use()).toBe(401)
  })

  it('leaves other sessions of the user alone', async () => {
    const { token } = await server.member(email)
    const other = (await server.call('login', { body: { email, password: goodPassword } })).result.token
    const answer = await server.call('logout', { token })
    expect([answer.status, answer.result]).toEqual([200, {}])
    expect((await getUser(token)).status).toBe(401)
    expect((await server.call('logout', { token })).status).toBe(401)
    expect((await getUser(other)).status).toBe(200)
  })

  it('includes sessions started or refreshed during a password change', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR_S)
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

  it('takes effect at once on every server of the database', async () => {
    // Registered before the second server starts, because that one might send the code by its own mail server.
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

  it('prevents a log-in and a refresh that waited for a password change', async () => {
    const { orm } = database()
    const { token, user } = await server.member(email)
    afterMs(server.clock, HOUR_S)
    const { waiting } = await orm.transaction(async (tx) => {
      await lockUser(tx, user.id, 'update')
      const login = server.call('login', { body: { email, password: goodPassword } })
      const waiting = Promise.all([login, getUser(token)])
      await vi.waitFor(async () => {
        const rows = await queryRows<object>(
          orm,
          sql`select pid from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows).toHaveLength(2)
      }, SOON)
      await tx.update(users).set({ passwordHash: await hashPassword('другой пароль ткача') })
      await deleteUserSessions(tx, user.id)
      return { waiting }
    })
    const [login, refresh] = await waiting
    expect([login.status, login.errors]).toEqual([422, { message: [messages.loginWrong] }])
    expect([refresh.status, refresh.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(await storedSessions()).toEqual([])
  })

  it('is followed by the deletion of expired tokens', async () => {
    const { token } = await server.member(email)
    afterMs(server.clock, HOUR_S)
    const next = await refreshed(token)
    const swept = async (days: number) => {
      await deleteExpiredAccountData(database(), new Date(server.clock.now.getTime() + days * DAY * 1000))
      return (await storedSessions()).map((row) => row.tokenSha256).sort()
    }
    expect(await swept(29)).toEqual([tokenHash(token), tokenHash(next)].sort())
    expect(await swept(31)).toEqual([])
  })
})
