import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setOpening } from '@rapport/server/opening/commands'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { users } from '../server/src/accounts/tables.ts'
import { codeIn } from '../server/test/accounts-app.ts'
import { fillRequired } from '../server/test/content/fill-required.ts'
import { type MailServer, startMailServer } from '../server/test/stand-ins/mail-server.ts'
import { openOwnDatabase, type TestDatabase } from '../server/test/test-database.ts'
import { stop } from './support/server-process.ts'
import { type SpawnedServer, spawnServer } from './support/spawn-server.ts'

const password = 'лоскутное одеяло ткача'
const newPassword = 'прялка у тёплого окна'

describe('two processes on one PostgreSQL', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rapport-two-'))
  let database: TestDatabase
  let mails: MailServer
  let first: SpawnedServer
  let second: SpawnedServer
  beforeAll(async () => {
    database = await openOwnDatabase()
    await setOpening(database.database.orm, true, new Date())
    mails = await startMailServer()
    const variables = { DATABASE_URL: database.url, SMTP_URL: mails.url, DEMO_CONTENT: 'off' }
    first = await spawnServer({ ...variables, DATA_DIR: join(directory, 'first') })
    await fillRequired(database.database.orm)
    const grace = { SHUTDOWN_GRACE_S: '600' }
    second = await spawnServer({ ...variables, ...grace, DATA_DIR: join(directory, 'second') })
  })
  afterAll(async () => {
    const ended = once(second.child, 'exit')
    second.child.kill('SIGKILL')
    await Promise.all([stop(first.child), ended])
    await mails.stop()
    await database.drop()
    rmSync(directory, { recursive: true, force: true })
  })

  async function post(server: SpawnedServer, path: string, fields: Record<string, string>, token?: string) {
    const response = await fetch(`${server.url}/api/v1/user/${path}`, {
      method: 'POST',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      body: new URLSearchParams(fields),
    })
    const { result } = (await response.json()) as { result?: { token?: string } }
    return { status: response.status, token: result?.token ?? '' }
  }
  const fetchStatus = async (server: SpawnedServer, token: string) =>
    (await fetch(`${server.url}/api/v1/user`, { headers: { authorization: `Bearer ${token}` } })).status

  async function mailedCode(email: string): Promise<string> {
    await post(first, 'auth/register', { email })
    return vi.waitFor(() => codeIn(mails.taken.find(({ to }) => to.includes(email))), { timeout: 30_000 })
  }
  const store = (server: SpawnedServer, email: string, code: string, name = 'Анна') =>
    post(server, 'auth/store-password', {
      email,
      code,
      name,
      policy: '1',
      password,
      passwordConfirmation: password,
    })
  /** Registers at the first process and logs in at the second. */
  async function logInAtBoth(email: string): Promise<[atFirst: string, atSecond: string]> {
    const { token } = await store(first, email, await mailedCode(email))
    const login = await post(second, 'auth/login', { email, password })
    expect([await fetchStatus(first, login.token), await fetchStatus(second, token)]).toEqual([200, 200])
    return [token, login.token]
  }

  it('end all sessions at both when a password changes, and accept the new one at both', async () => {
    const [atFirst, atSecond] = await logInAtBoth('anna@example.ru')
    const changed = await post(
      first,
      'change-password',
      { currentPassword: password, password: newPassword, passwordConfirmation: newPassword },
      atFirst,
    )
    expect(changed.status).toBe(200)
    expect(await fetchStatus(second, atSecond)).toBe(401)
    expect(await fetchStatus(second, atFirst)).toBe(401)
    expect(await fetchStatus(second, changed.token)).toBe(200)
    expect((await post(second, 'auth/login', { email: 'anna@example.ru', password })).status).toBe(422)
  })

  it('end all sessions at both when a customer logs out everywhere', async () => {
    const [atFirst, atSecond] = await logInAtBoth('boris@example.ru')
    expect((await post(second, 'auth/logout-everywhere', {}, atSecond)).status).toBe(200)
    expect([await fetchStatus(first, atFirst), await fetchStatus(first, atSecond)]).toEqual([401, 401])
  })

  it('create one account when one code arrives at both at once', async () => {
    const email = 'vera@example.ru'
    const code = await mailedCode(email)
    const answers = await Promise.all([
      store(first, email, code, 'Вера Первая'),
      store(second, email, code, 'Вера Вторая'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const token = answers.find(({ status }) => status === 200)?.token ?? ''
    expect([await fetchStatus(first, token), await fetchStatus(second, token)]).toEqual([200, 200])
    const { orm } = database.database
    expect(await orm.select({ count: count() }).from(users).where(eq(users.email, email))).toEqual([
      { count: 1 },
    ])
  })

  it('keep serving after SIGTERM for the grace period, while /readyz answers 503', async () => {
    const get = async (path: string) => {
      const answer = await fetch(`${second.url}${path}`)
      await answer.arrayBuffer()
      return [answer.status, answer.headers.get('connection')]
    }
    expect(await get('/readyz')).toEqual([200, 'keep-alive'])
    second.child.kill('SIGTERM')
    await vi.waitFor(async () => expect(await get('/readyz')).toEqual([503, 'close']), { timeout: 30_000 })
    expect(await get('/')).toEqual([200, 'close'])
  })
})
