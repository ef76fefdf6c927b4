import { randomBytes } from 'node:crypto'
import { accountsEndpoints } from '@rapport/contract/endpoints/accounts'
import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'
import { messages } from '@rapport/contract/errors/messages'
import { DAY_MS } from '@rapport/contract/hours/durations'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, openAccountsApp } from '../../../test/accounts-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { tokenHash } from '../../platform/security/tokens.ts'
import { findUser } from '../queries.ts'
import { sessions } from '../tables.ts'

const email = 'anna@example.ru'
/** Endpoints that this app lacks; `every-call.test.ts` covers them. */
const OF_HIGHER_DOMAINS = /Order|^(?:confirmCode|exportUser|removeUser)$/

describeOnDatabase('a session', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  const getUser = (token?: string) => server.call('getUser', { token })
  const storedSessions = () => database().orm.select().from(sessions)

  it('stores only the hash of its token', async () => {
    const { token } = await server.member(email)
    expect((await storedSessions()).map((row) => row.tokenSha256)).toEqual([tokenHash(token)])
  })

  it('returns token and user with headers that forbid caching', async () => {
    const { token, user } = await server.member(email)
    const answer = await getUser(token)
    expect([answer.status, answer.result]).toEqual([200, { token, user }])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('vary')).toBe('Authorization')
  })

  it.each([
    ['no token', undefined],
    ['another scheme', 'Basic YW5uYTpwYXNz'],
    ['an empty token', 'Bearer '],
    ['a token of another shape', `Bearer ${'x'.repeat(42)}`],
    ['an unknown token', `Bearer ${randomBytes(32).toString('base64url')}`],
    ['a very long token', `Bearer ${'x'.repeat(9000)}`],
    ['SQL as a token', `Bearer ' or 1=1 --`],
  ])('answers 401 to %s at every endpoint that needs a log-in', async (_, authorization) => {
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

  it('identifies its user for other domains; an invalid token identifies no user', async () => {
    const { token, user } = await server.member(email)
    const { orm } = database()
    const now = new Date()
    expect(await findUser(orm, token, now)).toEqual(user)
    expect(await findUser(orm, token, new Date(now.getTime() + 31 * DAY_MS))).toBeUndefined()
    expect(await findUser(orm, 'x', now)).toBeUndefined()
    expect(await findUser(orm, undefined, now)).toBeUndefined()
  })
})
