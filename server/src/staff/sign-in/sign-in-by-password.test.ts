import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { addTotp, describeStaff, totpAt } from '../../../test/staff-app.ts'
import { getStage, listAuditRows, signIn } from '../../../test/staff-sign-in.ts'
import { tokenHash } from '../../platform/security/tokens.ts'
import { staffRecoveryCodes, staffSessions, staffTotp } from '../tables.ts'

describeStaff('a sign-in by password', (server) => {
  const orm = () => server().database.orm

  it('stores the token in an HttpOnly cookie for the API path, and its hash in the database', async () => {
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

  it('answers the same for a wrong password, an unknown address, a blocked and an invited member', async () => {
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
    expect(await listAuditRows(server(), known.id, 'signInStaff')).toMatchObject([
      { outcome: 'refused', ip: '203.0.113.7' },
    ])
    expect(server().log.join()).not.toContain(known.email)
  })

  it('permits an owner and a manager only the setup of a second factor', async () => {
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
      expect([await getStage(browser), await getStage(server().browser(before))]).toEqual([
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

  it('permits only one of several sign-ins to set up the first factor', async () => {
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

  it('works on several devices at once', async () => {
    const { email } = await server().member('editor')
    const answers = await Promise.all([1, 2, 3].map(() => signIn(server().browser(), email)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  })
})
