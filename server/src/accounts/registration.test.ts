import { createHash } from 'node:crypto'
import { messages } from '@rapport/contract/errors/messages'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type AccountsApp,
  afterMs,
  codeIn,
  goodPassword,
  openAccountsApp,
  otherCode,
  publicUrl,
} from '../../test/accounts-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'
import { queryRows } from '../platform/database/sql-arrays.ts'
import { emailCodes, userConsents, users } from './tables.ts'

const email = 'anna.tkacheva@example.ru'

describeOnDatabase('a registration', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  async function mailedCode(count = 1): Promise<string> {
    await server.call('register', { body: { email } })
    return codeIn((await server.mailsTo(email, count)).at(-1))
  }
  const store = (code: string, fields: object = {}, headers: Record<string, string> = {}) =>
    server.call('storePassword', {
      headers,
      body: {
        email,
        code,
        name: 'Анна',
        password: goodPassword,
        passwordConfirmation: goodPassword,
        policy: '1',
        ...fields,
      },
    })

  it('mails a code and a link that opens the last step with the code filled in', async () => {
    const answer = await server.call('register', { body: { email } })
    expect([answer.status, answer.result]).toEqual([200, {}])
    const [{ mail } = expect.fail()] = await server.mailsTo(email)
    const code = codeIn({ to: [email], mail })
    const link = `${publicUrl}/?auth=final-registration&email=anna.tkacheva%40example.ru&code=${code}`
    expect(mail.text).toContain(link)
    expect(mail.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    expect(mail.subject).toBe('Подтвердите почту, чтобы завершить регистрацию')
    expect(mail.text).toContain('15\u00A0минут')
    expect(mail.text).toContain('Фабрика «Проба»')
    expect(mail.replyTo?.[0]?.address).toBe('support@proba.example')
  })

  it('creates and logs in a user with the right code', async () => {
    const answer = await store(await mailedCode(), { phone: '8 900 123-45-67' })
    expect(answer.result.user).toEqual({
      id: expect.any(Number),
      email,
      name: 'Анна',
      phone: '+79001234567',
      company: null,
      inn: null,
      cityId: null,
      priceType: 'registered',
      createdAt: server.clock.now.toISOString(),
    })
    expect((await server.call('getUser', { token: answer.result.token })).result.user).toEqual(
      answer.result.user,
    )
  })

  it('accepts an empty phone as a missing one', async () => {
    const answer = await store(await mailedCode(), { phone: '' })
    expect(answer.result.user?.phone).toBeNull()
  })

  it('answers the same for a known address and mails a hint to log in or recover', async () => {
    await server.member(email)
    const known = await server.call('register', { body: { email: email.toUpperCase() } })
    const unknown = await server.call('register', { body: { email: 'new@example.ru' } })
    expect([known.status, known.result]).toEqual([unknown.status, unknown.result])
    const [, hint] = await server.mailsTo(email, 2)
    expect(hint?.mail.subject).toBe('У вас уже есть личный кабинет')
    expect(hint?.mail.text).toContain(`${publicUrl}/?auth=login`)
    expect(hint?.mail.text).toContain(`${publicUrl}/?auth=recovery`)
    expect(hint?.mail.text).not.toMatch(/\d{6}/)
  })

  it('refuses codes of a known address with the same answer', async () => {
    await server.member(email)
    await server.call('register', { body: { email } })
    await server.mailsTo(email, 2)
    const known = await store('123456')
    expect([known.status, known.errors]).toEqual([422, { code: [messages.codeWrong] }])
    const unknown = await store('123456', { email: 'never@example.ru' })
    expect([unknown.status, unknown.errors, unknown.message]).toEqual([
      known.status,
      known.errors,
      known.message,
    ])
    // A code is stored in both cases, so both cost the same.
    const kept = await database().orm.select({ tries: emailCodes.triesLeft }).from(emailCodes)
    expect(kept).toEqual([{ tries: 4 }])
  })

  it('refuses the right code after five wrong tries', async () => {
    const code = await mailedCode()
    for (let n = 0; n < 5; n += 1)
      expect((await store(otherCode(code))).errors).toEqual({ code: [messages.codeWrong] })
    expect((await store(code)).errors).toEqual({ code: [messages.codeWrong] })
    expect(await database().orm.select().from(users)).toEqual([])
  })

  it('accepts the right code at the fifth try', async () => {
    const code = await mailedCode()
    for (let n = 0; n < 4; n += 1) await store(otherCode(code))
    expect((await store(code)).status).toBe(200)
  })

  it('counts simultaneous tries', async () => {
    const code = await mailedCode()
    await Promise.all(Array.from({ length: 8 }, () => store(otherCode(code))))
    expect((await store(code)).status).toBe(422)
    expect(await database().orm.select({ tries: emailCodes.triesLeft }).from(emailCodes)).toEqual([
      { tries: 0 },
    ])
  })

  it('refuses a code after 15 minutes, not before', async () => {
    const code = await mailedCode()
    afterMs(server.clock, 15 * 60)
    expect((await store(code)).errors).toEqual({ code: [messages.codeWrong] })
    afterMs(server.clock, -1)
    expect((await store(code)).status).toBe(200)
  })

  it('accepts the three newest codes, each with its own tries', async () => {
    const codes: string[] = []
    for (let n = 1; n <= 4; n += 1) codes.push(await mailedCode(n))
    const [first = '', second = ''] = codes
    expect(new Set(codes).size).toBe(4)
    expect((await store(first)).status).toBe(422)
    expect((await store(second)).status).toBe(200)
    expect(await database().orm.select().from(emailCodes), 'all other codes are deleted').toEqual([])
  })

  it('disables only the code whose tries are used up', async () => {
    const first = await mailedCode()
    for (let n = 0; n < 5; n += 1) await store(otherCode(first))
    const second = await mailedCode(2)
    if (first !== second) expect((await store(first)).status).toBe(422)
    expect((await store(second)).status).toBe(200)
  })

  it('counts tries of the requesting browser apart from those of others', async () => {
    const own = { 'x-visitor-id': 'browser-of-anna' }
    await server.call('register', { body: { email }, headers: own })
    const code = codeIn((await server.mailsTo(email)).at(-1))
    for (let n = 0; n < 6; n += 1) await store(otherCode(code))
    expect((await store(code)).status, 'others have no tries left').toBe(422)
    expect((await store(code, {}, own)).status).toBe(200)
  })

  it('gives the requesting browser five tries', async () => {
    const own = { 'x-visitor-id': 'browser-of-anna' }
    await server.call('register', { body: { email }, headers: own })
    const code = codeIn((await server.mailsTo(email)).at(-1))
    for (let n = 0; n < 5; n += 1)
      expect((await store(otherCode(code), {}, own)).errors).toEqual({ code: [messages.codeWrong] })
    expect((await store(code, {}, own)).errors).toEqual({ code: [messages.codeWrong] })
  })

  it('requires the consent and stores it with its text, IP address and user agent', async () => {
    const code = await mailedCode()
    for (const policy of [undefined, '0', '', false])
      expect((await store(code, { policy })).errors).toEqual({ policy: [messages.registrationPolicy] })
    const { result } = await store(code, {}, { 'user-agent': 'Probe/1' })
    expect(await database().orm.select().from(userConsents)).toEqual([
      {
        userId: result.user?.id,
        givenAt: server.clock.now,
        textVersion: '2026-11-01',
        textSha256: createHash('sha256').update('<p>Я даю согласие</p>').digest('hex'),
        ip: '127.0.0.1',
        userAgent: 'Probe/1',
      },
    ])
  })

  it('creates one user and one session for simultaneous requests with one code', async () => {
    const code = await mailedCode()
    const answers = await Promise.all([store(code), store(code), store(code)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422])
    expect((await store(code)).status).toBe(422)
    expect(await database().orm.select().from(users)).toHaveLength(1)
  })

  it('refuses a code mailed for another purpose or address', async () => {
    const code = await mailedCode()
    const reset = { email, code, password: goodPassword, passwordConfirmation: goodPassword }
    expect((await server.call('resetPassword', { body: reset })).status).toBe(422)
    expect((await store(code, { email: 'other@example.ru' })).status).toBe(422)
    expect((await store(code)).status).toBe(200)
  })

  it('accepts the address in any letter case', async () => {
    const code = await mailedCode()
    const answer = await store(code, { email: 'Anna.Tkacheva@Example.ru' })
    expect(answer.result.user?.email).toBe('Anna.Tkacheva@example.ru')
    expect((await server.call('login', { body: { email, password: goodPassword } })).status).toBe(200)
  })

  it('reports a weak password without counting a try of the code', async () => {
    const code = await mailedCode()
    const getErrors = async (password: string, passwordConfirmation = password) =>
      (await store(code, { password, passwordConfirmation })).errors
    expect(await getErrors('Qwerty123')).toEqual({ password: [messages.passwordCommon] })
    expect(await getErrors('я-Anna.Tkacheva-2026')).toEqual({ password: [messages.passwordHasEmail] })
    expect(await getErrors('краткий')).toEqual({ password: [messages.passwordLength] })
    expect(await getErrors('д'.repeat(129))).toEqual({ password: [messages.passwordLength] })
    expect(await getErrors(goodPassword, 'не тот')).toEqual({
      passwordConfirmation: [messages.passwordsDiffer],
    })
    expect(await database().orm.select({ tries: emailCodes.triesLeft }).from(emailCodes)).toEqual([
      { tries: 5 },
    ])
  })

  it('stores neither code, password nor token in plain text, and logs no address', async () => {
    const code = await mailedCode()
    const rows = await queryRows<{ line: string }>(
      database().orm,
      sql`select row_to_json(kept)::text as line from email_codes as kept
        union all select row_to_json(job)::text from pgboss.job as job`,
    )
    expect(rows.length).toBeGreaterThan(1)
    for (const { line } of rows) expect(line).not.toContain(code)
    const token = (await store(code)).result.token ?? expect.fail()
    await server.call('getUser', { token })
    const stored = await queryRows<{ line: string }>(
      database().orm,
      sql`select row_to_json(one)::text as line from users as one
        union all select row_to_json(one)::text from sessions as one`,
    )
    const lines = stored.map((row) => row.line).join('\n')
    expect(lines).toContain('$argon2id$v=19$m=64,t=1,p=1$')
    for (const secret of [goodPassword, token]) expect(lines).not.toContain(secret)
    const logged = server.log.join('')
    expect(logged).toContain('code mail done')
    for (const secret of [code, goodPassword, token, email, 'Анна']) expect(logged).not.toContain(secret)
  })

  it('mails a working code once the mail server is back, and logs no address', async () => {
    server.mails.refuse = true
    await server.call('register', { body: { email } })
    await vi.waitFor(() => expect(server.mails.refused).not.toEqual([]), { timeout: 10_000 })
    server.mails.refuse = false
    const [mail] = await server.mailsTo(email)
    expect((await store(codeIn(mail))).status).toBe(200)
    expect(server.log.join('')).toContain('code mail not sent')
    expect(server.log.join('')).not.toContain(email)
    const rows = await queryRows<{ output: string }>(
      database().orm,
      sql`select output::text as output from pgboss.job where output is not null`,
    )
    for (const { output } of rows) expect(output).not.toContain(email)
  })
})
