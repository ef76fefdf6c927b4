import { messages } from '@rapport/contract/messages'
import { staffMessages } from '@rapport/contract/staff/staff-messages'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { goodPassword, publicUrl } from '../../../test/accounts-app.ts'
import { Authenticator } from '../../../test/passkeys/authenticator.ts'
import { addTotp, describeStaffOnEachDatabase, type StaffBrowser, totpAt } from '../../../test/staff-app.ts'
import { tokenHash } from '../../platform/security/tokens.ts'
import { auditLog, staff, staffRecoveryCodes, staffSessions, staffTotp } from '../tables.ts'

const HALF_MINUTE_MS = 30_000
const atBase = { origin: publicUrl }

describeStaffOnEachDatabase('a sign-in of the staff', (server) => {
  const orm = () => server().database.orm
  const turn = (ms: number) => {
    server().clock.now = new Date(server().clock.now.getTime() + ms)
  }
  const signIn = (browser: StaffBrowser, email: string, password = goodPassword) =>
    browser.call('signInStaff', { body: { email, password } })
  const stageOf = async (browser: StaffBrowser) =>
    (await browser.call('getStaffSession')).result.session?.stage
  const rowsOf = (staffId: number, action: string) =>
    orm()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.staffId, staffId), eq(auditLog.action, action)))

  /** An owner with an app that makes codes, and a browser that is at its code. */
  async function atCode() {
    const owner = await server().signedIn('owner')
    const { secret, recoveryCodes } = await addTotp(server(), owner)
    turn(2 * HALF_MINUTE_MS)
    const browser = server().browser()
    expect((await signIn(browser, owner.email)).result).toEqual({ stage: 'code' })
    return { owner, secret, recoveryCodes, browser }
  }
  const sendCode = (browser: StaffBrowser, code: string) =>
    browser.call('signInStaffByCode', { body: { code } })

  it('keeps its token in a cookie that no script reads and no page is asked for with; the database has its hash', async () => {
    const { email, id } = await server().member('editor')
    const browser = server().browser()
    const { headers, result } = await signIn(browser, email)
    expect(result).toEqual({ stage: 'complete' })
    expect(headers['set-cookie']).toBe(
      `__Secure-rapport-staff=${browser.cookie}; Path=/api/v1/admin; Max-Age=1209600; HttpOnly; SameSite=Strict; Secure`,
    )
    const [session] = await orm().select().from(staffSessions).where(eq(staffSessions.staffId, id))
    expect(session?.tokenSha256).toBe(tokenHash(browser.cookie ?? ''))
    expect(server().log.join()).not.toContain(browser.cookie)
    const { session: seen } = (await browser.call('getStaffSession')).result
    expect(seen).toMatchObject({ stage: 'complete', member: { email, role: 'editor' } })
    expect(seen.permissions).toContain('content.write')
  })

  it('says the same of a wrong password, an unknown address, somebody blocked and somebody invited, and signs none in', async () => {
    const owner = await server().signedIn('owner')
    const [known, blocked, invited] = [
      await server().member('editor'),
      await server().member('editor'),
      await server().member('editor', false),
    ]
    await owner.call('blockStaff', { id: blocked.id })
    const answers = [
      await signIn(server().browser(), known.email, 'не тот пароль'),
      await signIn(server().browser(), 'nobody@example.ru'),
      await signIn(server().browser(), blocked.email),
      await signIn(server().browser(), invited.email),
    ]
    for (const { status, message, errors, headers } of answers)
      expect([status, message, errors, headers['set-cookie']]).toEqual([
        422,
        staffMessages.signInWrong,
        { message: [staffMessages.signInWrong] },
        undefined,
      ])
    expect(await rowsOf(known.id, 'signInStaff')).toMatchObject([{ outcome: 'refused', ip: '203.0.113.7' }])
    expect(server().log.join()).not.toContain(known.email)
  })

  it('lets an owner and a manager do nothing by a password alone but set a second factor up', async () => {
    for (const role of ['owner', 'manager'] as const) {
      const { email, id } = await server().member(role)
      const browser = server().browser()
      expect((await signIn(browser, email)).result).toEqual({ stage: 'setup' })
      const early = await browser.call('getStaffDevices')
      expect([early.status, early.errors]).toEqual([403, { secondFactor: [staffMessages.setupFirst] }])
      const before = browser.cookie
      const { answer, recoveryCodes } = await addTotp(server(), browser)
      expect([answer.status, answer.result.stage]).toEqual([200, 'complete'])
      expect(new Set(recoveryCodes).size).toBe(10)
      for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
      expect(browser.cookie).not.toBe(before)
      expect([await stageOf(browser), await stageOf(server().browser(before))]).toEqual([
        'complete',
        undefined,
      ])
      const [kept] = await orm().select().from(staffTotp).where(eq(staffTotp.staffId, id))
      expect(kept?.secret).not.toContain((await browser.call('createTotpOptions')).result.options.secret)
      const hashes = await orm().select().from(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, id))
      for (const { codeHash } of hashes)
        expect(recoveryCodes.join().replaceAll('-', '')).not.toContain(codeHash)
    }
  })

  it('lets one sign-in alone set the first factor up: whoever else had the password is out', async () => {
    const { email } = await server().member('owner')
    const [mine, theirs] = [server().browser(), server().browser()]
    await signIn(mine, email)
    await signIn(theirs, email)
    const { options } = (await theirs.call('createTotpOptions')).result
    expect((await addTotp(server(), mine)).answer.status).toBe(200)
    const late = await theirs.call('enableTotp', {
      body: { code: totpAt(options.secret, server().clock.now) },
    })
    expect(late.status).toBe(401)
  })

  it('is completed by a code of the app, half a minute early or late, with another token', async () => {
    for (const periods of [-1, 0, 1]) {
      const { browser, secret } = await atCode()
      const before = browser.cookie
      const early = await browser.call('getStaffAccount')
      expect([early.status, early.message]).toEqual([401, staffMessages.codeStage])
      const answer = await sendCode(browser, totpAt(secret, server().clock.now, periods))
      expect([answer.status, answer.result]).toEqual([200, { stage: 'complete' }])
      expect([await stageOf(browser), await stageOf(server().browser(before))]).toEqual([
        'complete',
        undefined,
      ])
    }
  })

  it('takes no code that is a minute off, wrong, used, or older than one that was used', async () => {
    const { browser, secret, owner } = await atCode()
    const now = server().clock.now
    const wrong = { code: [staffMessages.totpWrong] }
    for (const periods of [-2, 2])
      expect((await sendCode(browser, totpAt(secret, now, periods))).errors).toEqual(wrong)
    const used = totpAt(secret, now)
    expect((await sendCode(browser, used)).status).toBe(200)
    const again = server().browser()
    await signIn(again, owner.email)
    expect((await sendCode(again, used)).errors).toEqual(wrong)
    expect((await sendCode(again, totpAt(secret, now, -1))).errors).toEqual(wrong)
    expect((await sendCode(again, totpAt(secret, now, 1))).status).toBe(200)
    expect((await rowsOf(owner.id, 'signInStaffByCode')).map(({ outcome }) => outcome).sort()).toEqual([
      'done',
      'done',
      'refused',
      'refused',
      'refused',
      'refused',
    ])
  })

  it('takes a code once, also where it comes twice at once', async () => {
    const { browser, secret, owner } = await atCode()
    const other = server().browser()
    await signIn(other, owner.email)
    const code = totpAt(secret, server().clock.now)
    const answers = await Promise.all([sendCode(browser, code), sendCode(other, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('is completed by a recovery code, however it is typed, once; new ones end the others', async () => {
    const { browser, recoveryCodes, owner } = await atCode()
    const [first = '', second = ''] = recoveryCodes
    expect((await sendCode(browser, ` ${first.toLowerCase().replace('-', ' ')}`)).status).toBe(200)
    const again = server().browser()
    await signIn(again, owner.email)
    expect((await sendCode(again, first)).errors).toEqual({ code: [staffMessages.totpWrong] })
    const account = (await owner.call('getStaffAccount')).result.account
    expect([account.recoveryCodesLeft, account.needsSecondFactor]).toEqual([9, true])
    const fresh = (await browser.call('createRecoveryCodes')).result.recoveryCodes
    expect(fresh).toHaveLength(10)
    expect((await sendCode(again, second)).status).toBe(422)
    expect((await sendCode(again, fresh[0])).status).toBe(200)
  })

  it('happens on several devices at once', async () => {
    const { email } = await server().member('editor')
    const answers = await Promise.all([1, 2, 3].map(() => signIn(server().browser(), email)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })

  it('has to be completed within ten minutes', async () => {
    const { browser, secret } = await atCode()
    turn(10 * 60_000)
    expect((await sendCode(browser, totpAt(secret, server().clock.now))).status).toBe(401)
  })

  it('happens by a passkey alone; who has that alone can’t use the password, nor set a code up by it', async () => {
    const owner = await server().signedIn('owner', 'setup')
    const authenticator = new Authenticator()
    const { options } = (await owner.call('createStaffPasskeyOptions')).result
    expect(options).toMatchObject({ rp: { id: 'proba.example' }, user: { name: owner.email } })
    const body = { name: 'Телефон', credential: authenticator.create(options, atBase) }
    const added = await owner.call('createStaffPasskey', { body })
    expect([added.status, added.result.stage, await stageOf(owner)]).toEqual([200, 'complete', 'complete'])

    const browser = server().browser()
    const refused = await signIn(browser, owner.email)
    expect([refused.status, refused.message, browser.cookie]).toEqual([
      422,
      staffMessages.passkeyOnly,
      undefined,
    ])
    const asked = (await browser.call('createStaffSignInOptions')).result.options
    expect(JSON.stringify(asked)).not.toContain(owner.email)
    const credential = authenticator.get(asked, atBase)
    expect((await browser.call('signInStaffByPasskey', { body: { credential } })).result).toEqual({
      stage: 'complete',
    })
    expect(await stageOf(browser)).toBe('complete')
    const replayed = await server().browser().call('signInStaffByPasskey', { body: { credential } })
    expect([replayed.status, replayed.message]).toEqual([422, messages.passkeyRefused])
  })

  it('by a passkey is refused at a city’s page, without a verified user, with a copy, and of somebody blocked', async () => {
    const owner = await server().signedIn('owner')
    const editor = await server().signedIn('editor')
    const authenticator = new Authenticator()
    const { options } = (await editor.call('createStaffPasskeyOptions')).result
    const body = { name: 'Телефон', credential: authenticator.create(options, atBase) }
    expect((await editor.call('createStaffPasskey', { body })).status).toBe(200)
    const tryKey = async (ceremony: object) => {
      const asked = (await server().browser().call('createStaffSignInOptions')).result.options
      const credential = authenticator.get(asked, { ...atBase, ...ceremony })
      return server().browser().call('signInStaffByPasskey', { body: { credential } })
    }
    const tries = [{ origin: 'https://tula.proba.example' }, { user: 'present' }, { forged: true }]
    for (const ceremony of tries) expect((await tryKey(ceremony)).message).toBe(messages.passkeyRefused)
    expect((await tryKey({})).status).toBe(200)
    expect((await tryKey({ counter: 1 })).status).toBe(422)
    await owner.call('blockStaff', { id: editor.id })
    expect((await tryKey({})).status).toBe(422)
  })

  it('of customers and staff knows no key of the other', async () => {
    const credential = new Authenticator().get(
      (await server().browser().call('createStaffSignInOptions')).result.options,
      atBase,
    )
    const answer = await server().app.inject({
      method: 'POST',
      url: '/api/v1/user/auth/passkey',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      payload: { credential },
    })
    expect(answer.statusCode).toBe(422)
  })

  it('is no way around the second factor by a new password', async () => {
    const { owner, secret } = await atCode()
    const forgot = (email: string) => server().browser().call('mailStaffPasswordLink', { body: { email } })
    expect([(await forgot(owner.email)).result, (await forgot('nobody@example.ru')).result]).toEqual([{}, {}])
    const token = await server().linkTo(owner.email)
    const password = 'совсем другой пароль'
    const body = { token, password, passwordConfirmation: password }
    const reset = await server().browser().call('resetStaffPassword', { body })
    expect([reset.status, reset.headers['set-cookie']]).toEqual([200, undefined])
    expect((await owner.call('getStaffAccount')).status).toBe(401)
    expect((await server().browser().call('resetStaffPassword', { body })).errors).toEqual({
      token: [staffMessages.linkWrong],
    })
    const browser = server().browser()
    expect((await signIn(browser, owner.email, password)).result).toEqual({ stage: 'code' })
    expect((await sendCode(browser, totpAt(secret, server().clock.now))).status).toBe(200)
    expect(JSON.stringify(await orm().select().from(staff))).not.toContain(password)
  })
})
