import { afterEach, expect, it } from 'vitest'
import {
  type AccountsApp,
  afterMs,
  codeIn,
  goodPassword,
  openAccountsApp,
} from '../../../test/accounts-app.ts'
import { passkeyClient } from '../../../test/passkeys/passkeys-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'

const email = 'anna@example.ru'
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const home = { 'x-visitor-id': 'browser-of-anna', 'user-agent': userAgent }
const other = { ...home, 'x-visitor-id': 'browser-of-boris' }
const NEW_DEVICE = 'Вход с нового устройства'
const PASSKEY_ADDED = 'Добавлен ключ входа'
const PASSWORD_CHANGED = 'Пароль изменён'

describeOnDatabase('account mails', (database) => {
  let server: AccountsApp
  let token: string
  const open = async (notices = 10) => {
    server = await openAccountsApp(database(), {
      limits: { notices: { points: notices, windowSeconds: 60 } },
    })
    token = (await server.member(email)).token
  }
  afterEach(() => server.close())

  const login = (headers: Record<string, string>, password = goodPassword) =>
    server.call('login', { headers, body: { email, password } })
  const subjects = () => server.mails.taken.map(({ mail }) => mail.subject)

  it('welcome a new user once, marked as automatic', async () => {
    await open()
    const [welcome] = await server.noticesTo(email, 'Кабинет открыт')
    expect(welcome?.mail.text).toContain('Здравствуйте, Анна!')
    expect(welcome?.mail.text).toContain('https://proba.example/account/company/')
    expect(welcome?.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    expect(subjects()).not.toContain(NEW_DEVICE)
  })

  it('report a log-in from a new device with device, network, time and a link to end it', async () => {
    await open()
    await login(home)
    const [notice] = await server.noticesTo(email, NEW_DEVICE)
    for (const words of [
      'Устройство: Chrome, Windows',
      'Сеть: 127.0.0.0/24',
      'https://proba.example/account/security/',
    ])
      expect(notice?.mail.text).toContain(words)
    expect(notice?.mail.text).toMatch(/^Когда: .*\(МСК\)$/m)
    afterMs(server.clock, 1)
    expect((await login(home)).status).toBe(200)
    expect((await login(other, 'не тот')).status).toBe(422)
    afterMs(server.clock, 1)
    await login(other)
    await server.noticesTo(email, NEW_DEVICE, 2)
    expect(subjects().filter((subject) => subject === NEW_DEVICE)).toHaveLength(2)
  })

  it('report a log-in that sends no device id', async () => {
    await open()
    await login({})
    await server.noticesTo(email, NEW_DEVICE)
  })

  it('report a changed or reset password once, without a mail about its log-in', async () => {
    await open()
    const password = 'другой пароль ткача'
    const passwords = { password, passwordConfirmation: password }
    await server.call('changePassword', {
      token,
      headers: home,
      body: { currentPassword: goodPassword, ...passwords },
    })
    const [changed] = await server.noticesTo(email, PASSWORD_CHANGED)
    expect(changed?.mail.text).toContain('Устройство: Chrome, Windows')
    afterMs(server.clock, 1)
    await server.call('forgotPassword', { body: { email } })
    const code = codeIn((await server.mailsTo(email, 2)).at(-1))
    await server.call('resetPassword', { headers: other, body: { email, code, ...passwords } })
    await server.noticesTo(email, PASSWORD_CHANGED, 2)
    expect(subjects()).not.toContain(NEW_DEVICE)
  })

  it('report a passkey that was added or removed, with its name, and none that was refused', async () => {
    await open()
    const client = passkeyClient(server)
    const { passkey, authenticator } = await client.add(token)
    const [added] = await server.noticesTo(email, PASSKEY_ADDED)
    for (const words of ['Ключ: Телефон', 'Сеть: 127.0.0.0/24', 'https://proba.example/account/security/'])
      expect(added?.mail.text).toContain(words)
    expect((await client.add(token, authenticator)).answer.status).toBe(422)
    const { id } = passkey
    expect((await server.call('deletePasskey', { token, id, headers: home })).status).toBe(200)
    expect((await server.call('deletePasskey', { token, id })).status).toBe(404)
    const [removed] = await server.noticesTo(email, 'Ключ входа удалён')
    for (const words of ['Ключ: Телефон', 'Устройство: Chrome, Windows'])
      expect(removed?.mail.text).toContain(words)
    expect(subjects().filter((subject) => subject === PASSKEY_ADDED)).toHaveLength(1)
    expect(server.log.join('')).not.toContain('Телефон')
  })

  it('confirm the removal of an account to its address', async () => {
    await open()
    await server.call('confirmCode', { token, body: { purpose: 'removal' } })
    const code = codeIn((await server.mailsTo(email, 2)).at(-1))
    await server.call('removeUser', { token, body: { code } })
    const [removed] = await server.noticesTo(email, 'Личный кабинет удалён')
    expect(removed?.mail.text).toContain('Здравствуйте, Анна!')
  })

  it('are not sent for changes that failed', async () => {
    await open()
    const password = 'другой пароль ткача'
    const body = { currentPassword: 'не тот', password, passwordConfirmation: password }
    await server.call('changePassword', { token, body })
    await login({}, 'не тот')
    await server.call('forgotPassword', { body: { email } })
    await server.mailsTo(email, 2)
    for (const subject of [PASSWORD_CHANGED, NEW_DEVICE]) expect(subjects()).not.toContain(subject)
  })

  it('are limited by kind, mailbox and day', async () => {
    await open(1)
    for (const headers of [home, other, {}]) {
      await login(headers)
      afterMs(server.clock, 1)
    }
    const password = 'другой пароль ткача'
    const body = { currentPassword: goodPassword, password, passwordConfirmation: password }
    await server.call('changePassword', { token, headers: home, body })
    await server.noticesTo(email, PASSWORD_CHANGED)
    await expect
      .poll(() => server.log.join('').match(/account mail dropped/g)?.length, { timeout: 20_000 })
      .toBe(2)
    expect(subjects().filter((subject) => subject === NEW_DEVICE)).toHaveLength(1)
  })

  it('are sent by the next server when the first one stopped before sending', async () => {
    await open()
    await server.noticesTo(email, 'Кабинет открыт')
    server.mails.refuse = true
    await login(home)
    await server.close()
    server = await openAccountsApp(database())
    await server.noticesTo(email, NEW_DEVICE)
  })

  it('are retried with the same Message-ID after the mail server refused them', async () => {
    await open()
    await server.noticesTo(email, 'Кабинет открыт')
    server.mails.refuse = true
    await login(home)
    await expect.poll(() => server.mails.refused.length, { timeout: 20_000 }).toBeGreaterThan(0)
    server.mails.refuse = false
    const [notice] = await server.noticesTo(email, NEW_DEVICE)
    expect(server.mails.refused).toContain(notice?.mail.messageId)
    expect(server.log.join('')).not.toContain(email)
  })
})
