import { messages } from '@rapport/contract/errors/messages'
import { afterEach, expect, it } from 'vitest'
import {
  type AccountsApp,
  type AccountsAppOptions,
  goodPassword,
  openAccountsApp,
} from '../../test/accounts-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { createLimits } from '../limits.ts'
import { rateLimits } from '../platform/database/tables.ts'
import { slowDownMs } from '../platform/limits/slow-down.ts'
import { knownDevices } from './tables.ts'

const email = 'anna@example.ru'
const home = { 'x-visitor-id': 'browser-of-anna' }
const large = { points: 1000, windowSeconds: 60 }
const passwords = [
  { points: 3, windowSeconds: 300 },
  { points: 1000, windowSeconds: 900 },
]

it('delays each wrong password for one address a little longer, after the first twenty', () => {
  const { slowDown } = createLimits({ UPLOADS_MAX_GB: 1, DISK_FREE_MIN_GB: 1 }).attempts
  const delays = [1, 20, 21, 22, 40, 1000].map((points) => slowDownMs(points, slowDown))
  expect(delays).toEqual([0, 0, 250, 500, 5000, 5000])
})

describeOnDatabase('limits of log-ins and codes', (database) => {
  let server: AccountsApp
  const open = async (limits: NonNullable<AccountsAppOptions['limits']>) => {
    server = await openAccountsApp(database(), { limits })
  }
  afterEach(() => server.close())

  const login = (password: string, headers: Record<string, string> = {}, to = email) =>
    server.call('login', { body: { email: to, password }, headers })
  const events = () => server.log.map((line) => JSON.parse(line)).filter((line) => line.security)
  /** Logs in from a browser that is a known device from then on. */
  const logInFromHome = () => login(goodPassword, home)

  it('answer 429 with the seconds to wait after too many wrong passwords, for known and unknown addresses alike', async () => {
    await open({ passwords })
    await server.member(email)
    for (const to of [email, 'nobody@example.ru']) {
      const wrong = await Promise.all(Array.from({ length: 6 }, () => login('не тот пароль', {}, to)))
      expect(wrong.map((answer) => answer.status).sort()).toEqual([422, 422, 422, 429, 429, 429])
      const refused = await login(goodPassword, {}, to.toUpperCase())
      const seconds = Number(refused.headers.get('retry-after'))
      expect([refused.status, refused.message]).toEqual([429, messages.tooManyRequestsUntil(seconds)])
      expect(seconds).toBeGreaterThan(290)
      expect(seconds).toBeLessThanOrEqual(300)
    }
  })

  it('stay in force after a restart', async () => {
    await open({ passwords })
    for (let n = 0; n < 3; n += 1) await login('не тот пароль')
    await server.close()
    await open({ passwords })
    expect((await login('не тот пароль')).status).toBe(429)
  })

  it('let a known device log in while wrong passwords from elsewhere are refused', async () => {
    await open({ passwords })
    await server.member(email)
    expect((await logInFromHome()).status).toBe(200)
    for (let n = 0; n < 5; n += 1) await login('не тот пароль')
    expect((await login(goodPassword)).status, 'another device of that address').toBe(429)
    expect((await logInFromHome()).status).toBe(200)
  })

  it('give a known device a counter of its own, with the same number of tries', async () => {
    await open({ passwords })
    await server.member(email)
    await logInFromHome()
    for (let n = 0; n < 3; n += 1) expect((await login('не тот пароль', home)).status).toBe(422)
    expect((await logInFromHome()).status).toBe(429)
  })

  it('do not treat a device as known for another user', async () => {
    await open({ passwords })
    await server.member(email)
    await server.member('boris@example.ru')
    await logInFromHome()
    for (let n = 0; n < 3; n += 1) await login('не тот пароль', home, 'boris@example.ru')
    expect((await login(goodPassword, {}, 'boris@example.ru')).status).toBe(429)
    const [row] = await database().orm.select().from(knownDevices)
    expect(row?.deviceHash).not.toContain('browser-of-anna')
  })

  it('delay log-ins after many wrong passwords for one address, until a right password resets the count', async () => {
    await open({ passwords: [large], slowDown: { points: 2, windowSeconds: 600, stepMs: 1, maxMs: 3 } })
    await server.member(email)
    await logInFromHome()
    const delayed = () => events().filter((event) => event.security === 'login_delayed').length
    for (let n = 0; n < 4; n += 1) await login('не тот пароль')
    expect(delayed()).toBe(2)
    expect([(await login('не тот пароль', home)).status, delayed()]).toEqual([422, 2])
    expect([(await login(goodPassword)).status, delayed()]).toEqual([200, 3])
    await login('не тот пароль')
    expect(delayed(), 'a right password resets the count').toBe(3)
  })

  it('never count the right password', async () => {
    await open({ passwords })
    await server.member(email)
    for (let n = 0; n < 8; n += 1) expect((await login(goodPassword)).status).toBe(200)
  })

  it('limit code mails of one sender for known and unknown addresses alike, registration and recovery apart', async () => {
    const windows = [{ points: 2, windowSeconds: 600 }]
    await open({ codeMails: { sender: windows, mailbox: [large] } })
    await server.member('known@example.ru')
    const ask = (call: 'register' | 'forgotPassword', to: string) =>
      server.call(call, { body: { email: to } })
    expect((await ask('register', 'Known+tag@example.ru')).status).toBe(200)
    const known = await ask('register', 'known@example.ru')
    for (let n = 0; n < 2; n += 1) expect((await ask('register', 'new@example.ru')).status).toBe(200)
    const unknown = await ask('register', 'new@example.ru')
    for (const answer of [known, unknown]) {
      const seconds = Number(answer.headers.get('retry-after'))
      expect([answer.status, answer.message]).toEqual([429, messages.tooManyRequestsUntil(seconds)])
      expect(seconds).toBeGreaterThan(580)
    }
    expect((await ask('forgotPassword', 'known@example.ru')).status).toBe(200)
  })

  it('limit code mails to one mailbox, except for requests from a known device', async () => {
    await open({ codeMails: { sender: [large], mailbox: [{ points: 2, windowSeconds: 600 }] } })
    await server.member(email)
    await logInFromHome()
    const ask = (headers: Record<string, string> = {}) =>
      server.call('forgotPassword', { body: { email }, headers })
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([200, 200, 429])
    expect((await ask(home)).status).toBe(200)
  })

  it('are stored by keyed hashes, without addresses and device ids', async () => {
    await open({})
    await login('не тот пароль', home)
    await server.call('register', { body: { email }, headers: home })
    const rows = await database().orm.select().from(rateLimits)
    expect(rows.length).toBeGreaterThan(4)
    for (const { key } of rows) expect(key).not.toMatch(/anna|@|browser/)
  })

  it('log security events with a user id or a keyed hash and the network only', async () => {
    await open({ passwords })
    const { user } = await server.member(email)
    for (let n = 0; n < 4; n += 1) await login('не тот пароль')
    await login(goodPassword, {}, 'nobody@example.ru')
    const logged = events().map(({ security, userId, limit }) => [security, userId, limit])
    expect(logged).toEqual([
      ['registered', user.id, undefined],
      ['login_failed', undefined, undefined],
      ['login_failed', undefined, undefined],
      ['login_failed', undefined, undefined],
      ['rate_limited', undefined, 'passwords-300'],
      ['login_failed', undefined, undefined],
    ])
    for (const { emailHash, network } of events().slice(1, 4)) {
      expect(emailHash).toMatch(/^[\w-]{16}$/)
      expect(network).toBe('127.0.0.0/24')
    }
    for (const secret of [email, 'nobody', goodPassword, '127.0.0.1']) {
      const lines = server.log.filter((line) => line.includes('"security"')).join('')
      expect(lines).not.toContain(secret)
    }
  })
})
