import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setOpening } from '@rapport/server/opening/commands'
import { expect, it, vi } from 'vitest'
import { fillRequired } from '../server/test/content/fill-required.ts'
import { openOwnDatabase } from '../server/test/test-database.ts'
import { spawnServer } from './support/spawn-server.ts'

const email = 'ivan.tkachev@example.com'
const password = 'лоскутное одеяло ткача'
const phone = '9161234567'

it('logs no e-mail address, phone, password, code or token during a visit', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rapport-log-'))
  const database = await openOwnDatabase()
  await setOpening(database.database.orm, true, new Date())
  const { url, child } = await spawnServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
    DEMO_CONTENT: 'off',
  })
  await fillRequired(database.database.orm)
  let logged = ''
  child.stdout?.on('data', (piece) => {
    logged += piece
  })
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-visitor-id': 'browser-of-ivan' }
  const post = async (path: string, fields: Record<string, string>, token?: string) => {
    const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    const response = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { ...headers, ...authorization },
    })
    return { status: response.status, ...((await response.json()) as { result?: { token?: string } }) }
  }
  const codeIn = (mail: string) => /\b\d{6}\b/.exec(mail)?.[0] ?? expect.fail('no code')
  const mailed = () =>
    vi.waitFor(
      async () => {
        const names = (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.eml'))
        return readFile(join(dataDir, 'mail', names[0] ?? expect.fail('no mail')), 'utf8')
      },
      { timeout: 20_000 },
    )

  await post('user/auth/register', { email })
  const mail = await mailed()
  const text = mail
    .split('\r\n\r\n')
    .map((part) => Buffer.from(part, 'base64').toString('utf8'))
    .find((part) => part.includes('Код'))
  const code = codeIn(text ?? mail)
  const person = { email, name: 'Иван', phone: `+7${phone}`, policy: '1' }
  const passwords = { password, passwordConfirmation: password }
  const stored = await post('user/auth/store-password', { ...person, ...passwords, code })
  expect(stored.status).toBe(200)
  const token = stored.result?.token ?? expect.fail('no token')
  await post('user/auth/login', { email, password: 'не тот пароль' })
  await post('user/auth/login', { email, password })
  await post('send-order-mail', { ...person, comment: email }, token)
  for (const path of [
    `/contacts/${email}/`,
    `/contacts/${encodeURIComponent(email)}/`,
    `/search/${phone}/`,
    `/api/v1/contacts/${email}`,
    `/files/orders/${email}`,
    `/nowhere/?email=${email}&token=${token}`,
  ])
    await fetch(`${url}${path}`, { headers: { ...headers, authorization: `Bearer ${token}` } })
  await post('user/auth/logout', {}, token)

  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
  await rm(dataDir, { recursive: true, force: true })
  await database.drop()
  for (const event of ['registered', 'login_failed', 'login', 'logout'])
    expect(logged).toContain(`"security":"${event}"`)
  for (const secret of [email, encodeURIComponent(email), 'ivan', phone, password, code, token, 'Иван'])
    expect(logged).not.toContain(secret)
})
