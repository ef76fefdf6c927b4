import { PASSKEYS_MAX } from '@rapport/contract/accounts/session-limits'
import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  type AccountsApp,
  afterMs,
  goodPassword,
  openAccountsApp,
  publicUrl,
} from '../../../test/accounts-app.ts'
import { Authenticator, type Ceremony } from '../../../test/passkeys/authenticator.ts'
import { passkeyClient } from '../../../test/passkeys/passkeys-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { tokenHash } from '../../platform/security/tokens.ts'
import { deleteExpiredAccountData } from '../commands.ts'
import { passkeyChallenges, passkeys } from '../tables.ts'

const email = 'anna@example.ru'
const atBase = { origin: publicUrl }
const notAdded = { credential: [messages.passkeyNotAdded] }

describeOnDatabase('a new passkey', (database) => {
  let server: AccountsApp
  let token: string
  let client: ReturnType<typeof passkeyClient>
  beforeEach(async () => {
    server = await openAccountsApp(database())
    token = (await server.member(email)).token
    client = passkeyClient(server)
  })
  afterEach(() => server.close())

  it('needs the current password', async () => {
    const wrong = await server.call('createPasskeyOptions', { token, body: { currentPassword: 'не тот' } })
    expect([wrong.status, wrong.errors]).toEqual([422, { currentPassword: [messages.passwordWrong] }])
    const empty = await server.call('createPasskeyOptions', { token, body: { currentPassword: '' } })
    expect(empty.errors).toEqual({ currentPassword: [messages.passwordRequired] })
    expect(await database().orm.select().from(passkeyChallenges)).toEqual([])
    const anonymous = await server.call('createPasskeyOptions', { body: { currentPassword: goodPassword } })
    expect(anonymous.status).toBe(401)
  })

  it('belongs to the base host and requires user verification', async () => {
    expect(await client.options(token)).toMatchObject({
      rp: { id: 'proba.example' },
      user: { name: email, displayName: 'Анна', id: expect.stringMatching(/^[\w-]{43}$/) },
      attestation: 'none',
      timeout: 300_000,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
  })

  it('is listed with its name, device and dates, without credentials', async () => {
    const { passkey, answer } = await client.add(token)
    expect(answer.status).toBe(200)
    expect(await client.list(token)).toEqual([
      {
        id: passkey.id,
        name: 'Телефон',
        device: 'Неизвестное устройство',
        createdAt: server.clock.now.toISOString(),
        lastUsedAt: null,
      },
    ])
    expect(server.log.join()).toMatch(/passkey_added/)
  })

  it('is stored as a public key, and only the newest challenge is stored, as a hash', async () => {
    const first = await client.options(token)
    const options = await client.options(token)
    const stored = await database().orm.select().from(passkeyChallenges)
    expect(stored.map((row) => row.challengeSha256)).toEqual([tokenHash(options.challenge)])
    const authenticator = new Authenticator()
    expect((await client.send(token, authenticator.create(first, atBase))).errors).toEqual(notAdded)
    expect((await client.send(token, authenticator.create(options, atBase))).status).toBe(200)
    const [row] = await database().orm.select().from(passkeys)
    expect(row).toMatchObject({ credentialId: authenticator.credentialId, userHandle: options.user.id })
    expect(server.log.join()).not.toContain(options.challenge)
  })

  it('shares the user handle of existing keys and excludes them', async () => {
    const before = await client.options(token)
    const authenticator = new Authenticator()
    await client.send(token, authenticator.create(before, atBase))
    const options = await client.options(token)
    expect(options.user.id).toBe(before.user.id)
    expect(options.excludeCredentials).toEqual([
      { type: 'public-key', id: authenticator.credentialId, transports: ['internal'] },
    ])
  })

  it.each<[string, Partial<Ceremony>]>([
    ['of a foreign page', { origin: 'https://evil.example' }],
    ['of a subdomain without a city', { origin: 'https://evil.proba.example' }],
    ['without TLS', { origin: 'http://proba.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['of another challenge', { challenge: 'x'.repeat(43) }],
    ['without user verification', { user: 'present' }],
    ['answering a log-in', { type: 'webauthn.get' }],
  ])('is refused if it is %s', async (_, ceremony) => {
    const credential = new Authenticator().create(await client.options(token), { ...atBase, ...ceremony })
    const answer = await client.send(token, credential)
    expect([answer.status, answer.errors]).toEqual([422, notAdded])
    expect(await client.list(token)).toEqual([])
    expect(server.log.join()).toMatch(/passkey_refused/)
  })

  it('may be created on the host of a city', async () => {
    const cities = (await server.call('getCities')).result.cities as { subdomain: string }[]
    const city = cities.find(({ subdomain }) => subdomain !== '')?.subdomain
    const origin = `https://${city}.proba.example`
    const credential = new Authenticator().create(await client.options(token), { origin })
    expect((await client.send(token, credential)).status).toBe(200)
  })

  it('is stored once for simultaneous answers to one challenge', async () => {
    const options = await client.options(token)
    const credentials = [new Authenticator(), new Authenticator()].map((authenticator) =>
      authenticator.create(options, atBase),
    )
    const answers = await Promise.all(credentials.map((credential) => client.send(token, credential)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await client.list(token)).toHaveLength(1)
  })

  it('is refused after five minutes, and its challenge is deleted', async () => {
    const credential = new Authenticator().create(await client.options(token), atBase)
    afterMs(server.clock, 300)
    await deleteExpiredAccountData(database(), new Date(server.clock.now.getTime() + 1))
    expect(await database().orm.select().from(passkeyChallenges)).toEqual([])
    expect((await client.send(token, credential)).errors).toEqual(notAdded)
  })

  it('is refused in any other log-in than the requesting one, even of the same user', async () => {
    const credential = new Authenticator().create(await client.options(token), atBase)
    const other = (await server.call('login', { body: { email, password: goodPassword } })).result.token
    const stranger = (await server.member('boris@example.ru')).token
    for (const thief of [other ?? '', stranger])
      expect((await client.send(thief, credential)).errors).toEqual(notAdded)
    expect((await client.send(token, credential)).status, 'other log-ins do not use up the challenge').toBe(
      200,
    )
  })

  it('is refused if another user has it', async () => {
    const { authenticator } = await client.add(token)
    const stranger = (await server.member('boris@example.ru')).token
    expect((await client.add(stranger, authenticator)).answer.errors).toEqual(notAdded)
  })

  it('is refused as the eleventh', async () => {
    const last = new Authenticator().create(await client.options(token), atBase)
    const [row] = await database().orm.select().from(passkeyChallenges)
    for (let n = 0; n < PASSKEYS_MAX; n += 1)
      await database()
        .orm.insert(passkeys)
        .values({
          userId: row?.userId ?? 0,
          credentialId: `key-${n}`,
          publicKey: 'x',
          userHandle: 'x',
          counter: 0,
          transports: [],
          name: 'x',
          userAgent: '',
          createdAt: server.clock.now,
        })
    expect((await client.send(token, last)).message).toBe(messages.passkeysTooMany)
    const body = { currentPassword: goodPassword }
    const refused = await server.call('createPasskeyOptions', { token, body })
    expect([refused.status, refused.message]).toEqual([422, messages.passkeysTooMany])
  })

  it('reports every invalid field', async () => {
    const good = new Authenticator().create(await client.options(token), atBase)
    const send = async (body: object) => (await server.call('createPasskey', { token, body })).errors
    expect(Object.keys(await send({})).sort()).toEqual(['credential', 'name'])
    for (const [name, message] of [
      ['   ', messages.passkeyNameRequired],
      ['я'.repeat(41), messages.passkeyNameTooLong],
    ])
      expect(await send({ name, credential: good })).toEqual({ name: [message] })
    for (const credential of ['', 'null', '[]', '{', '{"id":1}', '"x"', '{"id":"a"}', 'x'.repeat(9000), 1])
      expect(Object.keys(await send({ name: 'Ключ', credential }))).toEqual(['credential'])
    const { response, ...rest } = JSON.parse(good)
    for (const part of ['clientDataJSON', 'attestationObject'])
      for (const value of ['AAAA', '<script>', 7, null]) {
        const credential = JSON.stringify({ ...rest, response: { ...response, [part]: value } })
        expect(Object.keys(await send({ name: 'Ключ', credential }))).toEqual(['credential'])
      }
    expect(await client.list(token)).toEqual([])
  })

  it('is accepted from url-encoded and multipart forms', async () => {
    for (const kind of [URLSearchParams, FormData]) {
      const body = new kind()
      body.append('name', 'Ноутбук')
      body.append('credential', new Authenticator().create(await client.options(token), atBase))
      expect((await server.call('createPasskey', { token, body })).status).toBe(200)
    }
  })

  it('can be renamed and deleted by its user only', async () => {
    const { passkey, authenticator } = await client.add(token)
    const { id } = passkey
    const stranger = (await server.member('boris@example.ru')).token
    const body = { name: 'Новое имя' }
    expect((await server.call('updatePasskey', { token: stranger, id, body })).status).toBe(404)
    expect((await server.call('deletePasskey', { token: stranger, id })).status).toBe(404)
    const renamed = await server.call('updatePasskey', { token, id, body })
    expect(renamed.result.passkey).toEqual({ ...passkey, name: 'Новое имя' })
    const nameless = await server.call('updatePasskey', { token, id, body: { name: '' } })
    expect(nameless.errors).toEqual({ name: [messages.passkeyNameRequired] })
    expect((await server.call('deletePasskey', { token, id })).status).toBe(200)
    expect((await server.call('deletePasskey', { token, id })).status).toBe(404)
    expect(await client.list(token)).toEqual([])
    expect((await client.login(authenticator)).message).toBe(messages.passkeyRefused)
    expect(server.log.join()).toMatch(/passkey_removed/)
  })
})
