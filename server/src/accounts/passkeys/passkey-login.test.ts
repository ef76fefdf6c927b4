import { messages } from '@rapport/contract/errors/messages'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type AccountsApp,
  type AccountsAppOptions,
  afterMs,
  goodPassword,
  openAccountsApp,
  publicUrl,
} from '../../../test/accounts-app.ts'
import { Authenticator, type Ceremony } from '../../../test/passkeys/authenticator.ts'
import { passkeyClient } from '../../../test/passkeys/passkeys-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { knownDevices, passkeyChallenges, passkeys, users } from '../tables.ts'
import { createLoginChallenge, LOGIN_CHALLENGES_MAX } from './challenges.ts'

const email = 'anna@example.ru'
const atBase = { origin: publicUrl }

describeOnDatabase('a passkey log-in', (database) => {
  let server: AccountsApp
  let token: string
  let client: ReturnType<typeof passkeyClient>
  const open = async (limits: AccountsAppOptions['limits'] = {}) => {
    server = await openAccountsApp(database(), { limits })
    token = (await server.member(email)).token
    client = passkeyClient(server)
  }
  beforeEach(() => open())
  afterEach(() => server.close())

  const getStatus = async (one = '') => (await server.call('getUser', { token: one })).status

  it('answers like a password log-in and stores the use of the key', async () => {
    const { authenticator } = await client.add(token)
    afterMs(server.clock, 60)
    const { status, result, headers } = await client.login(authenticator)
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(Object.keys(result).sort()).toEqual(['token', 'user'])
    expect(result.user?.email).toBe(email)
    expect(await getStatus(result.token)).toBe(200)
    const [listed] = await client.list(token)
    expect(listed?.lastUsedAt).toBe(server.clock.now.toISOString())
    const { sessions } = (await server.call('getUserSessions', { token })).result
    expect(sessions).toHaveLength(2)
  })

  it('requests a key without naming a user, with equal options for all', async () => {
    await client.add(token)
    const [first, second] = [await client.loginOptions(), await client.loginOptions()]
    expect({ ...first, challenge: '' }).toEqual({
      rpId: 'proba.example',
      challenge: '',
      timeout: 300_000,
      userVerification: 'required',
    })
    expect(first.challenge).not.toBe(second.challenge)
  })

  it('remembers the device', async () => {
    const { authenticator } = await client.add(token)
    const credential = authenticator.get(await client.loginOptions(), atBase)
    await server.call('loginByPasskey', { body: { credential }, headers: { 'x-visitor-id': 'browser-1' } })
    expect(await database().orm.select().from(knownDevices)).toHaveLength(1)
  })

  it('accepts an authenticator without a counter repeatedly', async () => {
    const { authenticator } = await client.add(token, new Authenticator(0))
    for (let n = 0; n < 2; n += 1) expect((await client.login(authenticator)).status).toBe(200)
  })

  it.each<[string, Partial<Ceremony>]>([
    ['signed at a foreign page', { origin: 'https://evil.example' }],
    ['signed at a subdomain without a city', { origin: 'https://evil.proba.example' }],
    ['signed for another host', { rpId: 'evil.example' }],
    ['signed for another challenge', { challenge: 'x'.repeat(43) }],
    ['signed by another key', { forged: true }],
    ['of another user', { userHandle: 'x'.repeat(43) }],
    ['of an unverified user', { user: 'present' }],
    ['answering a registration', { type: 'webauthn.create' }],
    ['with a lower counter, as a copy has', { counter: 1 }],
  ])('refuses a key %s and uses up the challenge', async (_, ceremony) => {
    const { authenticator } = await client.add(token)
    const options = await client.loginOptions()
    const refused = await client.sendLogin(authenticator.get(options, { ...atBase, ...ceremony }))
    expect([refused.status, refused.message]).toEqual([422, messages.passkeyRefused])
    const again = await client.sendLogin(authenticator.get(options, atBase))
    expect(again.status).toBe('challenge' in ceremony ? 200 : 422)
    expect(server.log.join()).toMatch(/passkey_refused/)
  })

  it('refuses an unknown key with the same message', async () => {
    const stranger = new Authenticator()
    stranger.create(await client.options(token), atBase)
    const { status, message } = await client.login(stranger)
    expect([status, message]).toEqual([422, messages.passkeyRefused])
  })

  it('may be signed on the host of a city', async () => {
    const { authenticator } = await client.add(token)
    const cities = (await server.call('getCities')).result.cities as { subdomain: string }[]
    const city = cities.find(({ subdomain }) => subdomain !== '')?.subdomain
    expect((await client.login(authenticator, { origin: `https://${city}.proba.example` })).status).toBe(200)
  })

  it('accepts an answer of a key once, also when it arrives several times at once', async () => {
    const { authenticator } = await client.add(token)
    const credential = authenticator.get(await client.loginOptions(), atBase)
    const answers = await Promise.all([1, 2, 3].map(() => client.sendLogin(credential)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect((await client.sendLogin(credential)).status).toBe(422)
  })

  it('accepts one of two answers with the same counter', async () => {
    const { authenticator } = await client.add(token)
    const counter = 5
    const credentials = [1, 2].map(async () =>
      authenticator.get(await client.loginOptions(), { ...atBase, counter }),
    )
    const answers = await Promise.all((await Promise.all(credentials)).map(client.sendLogin))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('is refused after five minutes', async () => {
    const { authenticator } = await client.add(token)
    const credential = authenticator.get(await client.loginOptions(), atBase)
    afterMs(server.clock, 300)
    expect((await client.sendLogin(credential)).status).toBe(422)
  })

  it('does not accept the challenge of a new key, nor the other way round', async () => {
    const { authenticator } = await client.add(token)
    const [adding, options] = [await client.options(token), await client.loginOptions()]
    const { challenge } = adding
    expect((await client.sendLogin(authenticator.get({ ...options, challenge }, atBase))).status).toBe(422)
    const made = new Authenticator().create({ ...adding, challenge: options.challenge }, atBase)
    expect((await client.send(token, made)).status).toBe(422)
  })

  it('works after a password change and fails after the account is deleted', async () => {
    const { authenticator } = await client.add(token)
    const password = 'другой пароль ткача'
    const body = { currentPassword: goodPassword, password, passwordConfirmation: password }
    await server.call('changePassword', { token, body })
    expect((await client.login(authenticator)).status).toBe(200)
    await database().orm.delete(users).where(eq(users.email, email))
    expect(await database().orm.select().from(passkeys)).toEqual([])
    expect((await client.login(authenticator)).status).toBe(422)
  })

  it('counts towards the limit of log-ins, and its options towards a limit of their own', async () => {
    await server.close()
    await database().orm.delete(users)
    await open({ calls: { points: 6, windowSeconds: 60 }, passkeyOptions: { points: 6, windowSeconds: 60 } })
    const { authenticator } = await client.add(token)
    const statuses: number[] = []
    for (let n = 0; n < 3; n += 1) statuses.push((await client.login(authenticator)).status)
    // Four of the six requests were registrations.
    expect(statuses).toEqual([200, 200, 429])
    for (let n = 0; n < 4; n += 1) statuses.push((await server.call('createPasskeyLoginOptions')).status)
    expect(statuses.slice(3)).toEqual([200, 200, 200, 429])
  })

  it('keeps a bounded number of challenges, the newest', async () => {
    const { orm } = database()
    const at = (n: number) => new Date(server.clock.now.getTime() + n)
    const rows = Array.from({ length: LOGIN_CHALLENGES_MAX }, (_, n) => ({
      challengeSha256: `challenge-${n}`,
      expiresAt: at(n),
    }))
    for (let n = 0; n < rows.length; n += 1000)
      await orm.insert(passkeyChallenges).values(rows.slice(n, n + 1000))
    const oldest = eq(passkeyChallenges.challengeSha256, 'challenge-0')
    await createLoginChallenge(orm, server.clock.now)
    expect(await orm.select().from(passkeyChallenges).where(oldest)).toEqual([])
    expect(await orm.$count(passkeyChallenges)).toBe(LOGIN_CHALLENGES_MAX)
  })

  it('reports the invalid field', async () => {
    const { authenticator } = await client.add(token)
    const good = authenticator.get(await client.loginOptions(), atBase)
    const send = async (body: object) => {
      const answer = await server.call('loginByPasskey', { body })
      return [answer.status, Object.keys(answer.errors)]
    }
    expect(await send({})).toEqual([422, ['credential']])
    for (const credential of ['', 'null', '{', '{"id":1}', 'x'.repeat(9000), 1])
      expect(await send({ credential })).toEqual([422, ['credential']])
    const { response, ...rest } = JSON.parse(good)
    for (const part of Object.keys(response)) {
      const credential = JSON.stringify({ ...rest, response: { ...response, [part]: "' or 1=1" } })
      expect(await send({ credential })).toEqual([422, ['credential']])
    }
    for (const part of ['authenticatorData', 'signature', 'clientDataJSON']) {
      const options = await client.loginOptions()
      const signed = JSON.parse(authenticator.get(options, atBase))
      signed.response[part] = 'AAAA'
      expect((await client.sendLogin(JSON.stringify(signed))).message).toBe(messages.passkeyRefused)
    }
  })

  it('refuses requests from other sites', async () => {
    for (const headers of [{ 'x-requested-with': '' }, { 'sec-fetch-site': 'cross-site' }])
      for (const name of ['createPasskeyLoginOptions', 'loginByPasskey'] as const)
        expect((await server.call(name, { headers: headers as Record<string, string> })).status).toBe(403)
  })
})
