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
/** Calls that this app does not have; every-call.test.ts asks them too. */
const OF_HIGHER_DOMAINS = /Order|^(?:confirmCode|exportUser|removeUser)$/

describeOnDatabase('a session', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  const getUser = (token?: string) => server.call('getUser', { token })
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

  it('tells other domains whose token it is, and counts a bad one as nobody', async () => {
    const { token, user } = await server.member(email)
    const { orm } = database()
    const now = new Date()
    expect(await findUser(orm, token, now)).toEqual(user)
    expect(await findUser(orm, token, new Date(now.getTime() + 31 * DAY_MS))).toBeUndefined()
    expect(await findUser(orm, 'x', now)).toBeUndefined()
    expect(await findUser(orm, undefined, now)).toBeUndefined()
  })
})
