import { messages } from '@rapport/contract/errors/messages'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AccountsApp, goodPassword, openAccountsApp } from '../../test/accounts-app.ts'
import { describeOnDatabase } from '../../test/test-database.ts'

const email = 'anna@example.ru'

describeOnDatabase('a log-in', (database) => {
  let server: AccountsApp
  beforeEach(async () => {
    server = await openAccountsApp(database())
  })
  afterEach(() => server.close())

  const login = (password: string, to = email) => server.call('login', { body: { email: to, password } })

  it('returns a token of 256 bits and the user for the right password only', async () => {
    const { user } = await server.member(email)
    const answer = await login(goodPassword)
    expect([answer.status, answer.result.user]).toEqual([200, user])
    expect(Buffer.from(answer.result.token ?? '', 'base64url')).toHaveLength(32)
    const wrong = await login(`${goodPassword} `)
    expect([wrong.status, wrong.message, wrong.errors]).toEqual([
      422,
      'Неверная почта или пароль',
      { message: [messages.loginWrong] },
    ])
  })

  it('accepts the address in any letter case and the password in any Unicode composition', async () => {
    await server.member(email, 'йод и ёлка ткача'.normalize('NFC'))
    expect((await login('йод и ёлка ткача'.normalize('NFD'), 'ANNA@Example.RU')).status).toBe(200)
  })

  it('refuses known and unknown addresses with the same answer after the same work', async () => {
    await server.member(email)
    const answers = new Set<string>()
    const measureWork = async (to: string) => {
      const before = process.cpuUsage()
      const { status, message, errors } = await login('не тот пароль', to)
      const { user, system } = process.cpuUsage(before)
      answers.add(JSON.stringify({ status, message, errors }))
      return user + system
    }
    let [known, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    // In turns, so that other work of the process affects both.
    for (let n = 0; n < 5; n += 1) {
      known = Math.min(known, await measureWork(email))
      unknown = Math.min(unknown, await measureWork('nobody@example.ru'))
    }
    expect(answers.size).toBe(1)
    // CPU time, not wall time, so a busy machine does not matter. Without the hash check an answer would cost a
    // tenth.
    expect(unknown).toBeGreaterThan(known / 3)
    expect(known).toBeGreaterThan(unknown / 3)
  })
})
