import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { expect, it } from 'vitest'
import { describeStaff, totpAt } from '../../../test/staff-app.ts'
import {
  advanceClock,
  getStage,
  listAuditRows,
  ownerAtCode,
  sendCode,
  signIn,
} from '../../../test/staff-sign-in.ts'
import { staff } from '../tables.ts'

describeStaff('a sign-in by code', (server) => {
  const orm = () => server().database.orm

  it('accepts a code of the app 30 seconds early or late, and replaces the token', async () => {
    for (const periods of [-1, 0, 1]) {
      const { browser, secret } = await ownerAtCode(server())
      const before = browser.cookie
      const early = await browser.call('getStaffAccount')
      expect([early.status, early.message]).toEqual([401, staffMessages.codeStage])
      const answer = await sendCode(browser, totpAt(secret, server().clock.now, periods))
      expect([answer.status, answer.result]).toEqual([200, { stage: 'complete' }])
      expect([await getStage(browser), await getStage(server().browser(before))]).toEqual([
        'complete',
        undefined,
      ])
    }
  })

  it('refuses a code that is a minute off, wrong, used, or older than the last used one', async () => {
    const { browser, secret, owner } = await ownerAtCode(server())
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
    expect(
      (await listAuditRows(server(), owner.id, 'signInStaffByCode')).map(({ outcome }) => outcome).sort(),
    ).toEqual(['done', 'done', 'refused', 'refused', 'refused', 'refused'])
  })

  it('accepts a code once, also in simultaneous requests', async () => {
    const { browser, secret, owner } = await ownerAtCode(server())
    const other = server().browser()
    await signIn(other, owner.email)
    const code = totpAt(secret, server().clock.now)
    const answers = await Promise.all([sendCode(browser, code), sendCode(other, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  it('accepts a recovery code once in any spelling, and new codes replace the old ones', async () => {
    const { browser, recoveryCodes, owner } = await ownerAtCode(server())
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

  it('must be completed within ten minutes', async () => {
    const { browser, secret } = await ownerAtCode(server())
    advanceClock(server(), 10 * 60_000)
    expect((await sendCode(browser, totpAt(secret, server().clock.now))).status).toBe(401)
  })

  it('still requires the second factor after a password reset', async () => {
    const { owner, secret } = await ownerAtCode(server())
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
