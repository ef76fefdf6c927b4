import { CONFIRMATION_MINUTES } from '@rapport/staff-contract/staff/staff-limits'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { expect, it } from 'vitest'
import { goodPassword, publicUrl } from '../../../test/accounts-app.ts'
import { Authenticator } from '../../../test/passkeys/authenticator.ts'
import { addTotp, describeStaff, type SignedIn, totpAt } from '../../../test/staff-app.ts'

const atBase = { origin: publicUrl }

describeStaff('a confirmation by a factor', (server) => {
  const turn = (minutes: number) => {
    server().clock.now = new Date(server().clock.now.getTime() + minutes * 60_000)
  }
  const confirm = (who: SignedIn, body: object) => who.call('confirmStaff', { body })
  const isAsked = async (who: SignedIn) => 'confirmation' in (await who.call('createTotpOptions')).errors
  const addKey = async (who: SignedIn) => {
    const authenticator = new Authenticator()
    const { options } = (await who.call('createStaffPasskeyOptions')).result
    const credential = authenticator.create(options, atBase)
    await who.call('createStaffPasskey', { body: { name: 'Ключ', credential } })
    return authenticator
  }
  const show = async (authenticator: Authenticator) => {
    const { options } = (await server().browser().call('createStaffSignInOptions')).result
    return { credential: authenticator.get(options, atBase) }
  }

  it('is valid for ten minutes from the sign-in and from each confirmation', async () => {
    const owner = await server().signedIn('owner')
    const { secret } = await addTotp(server(), owner)
    turn(CONFIRMATION_MINUTES - 0.5)
    expect(await isAsked(owner)).toBe(false)
    turn(0.5)
    expect(await isAsked(owner)).toBe(true)
    expect((await owner.call('getStaffSession')).result.session.confirmedUntil).toBeNull()
    const answer = await confirm(owner, { code: totpAt(secret, server().clock.now) })
    const until = new Date(server().clock.now.getTime() + CONFIRMATION_MINUTES * 60_000).toISOString()
    expect(answer.result).toEqual({ confirmedUntil: until })
    expect(await isAsked(owner)).toBe(false)
    turn(CONFIRMATION_MINUTES)
    expect(await isAsked(owner)).toBe(true)
  })

  it('accepts only a passkey of the same member', async () => {
    const [owner, other] = [await server().signedIn('owner'), await server().signedIn('owner')]
    const [mine, theirs] = [await addKey(owner), await addKey(other)]
    turn(CONFIRMATION_MINUTES)
    const refused = await confirm(owner, await show(theirs))
    expect([refused.status, refused.message, await isAsked(owner)]).toEqual([
      422,
      staffMessages.confirmRefused,
      true,
    ])
    expect((await confirm(owner, await show(mine))).status).toBe(200)
    expect(await isAsked(owner)).toBe(false)
  })

  it('accepts the password only if there is no second factor', async () => {
    const editor = await server().signedIn('editor')
    turn(CONFIRMATION_MINUTES)
    expect((await confirm(editor, { password: 'не тот' })).message).toBe(staffMessages.confirmRefused)
    expect((await confirm(editor, { password: goodPassword })).status).toBe(200)
    await addTotp(server(), editor)
    turn(CONFIRMATION_MINUTES)
    expect((await confirm(editor, { password: goodPassword })).message).toBe(staffMessages.confirmByFactor)
    expect(await isAsked(editor)).toBe(true)
  })

  it('requires exactly one factor, and accepts a code once', async () => {
    const owner = await server().signedIn('owner')
    const { secret } = await addTotp(server(), owner)
    turn(CONFIRMATION_MINUTES)
    const code = totpAt(secret, server().clock.now)
    expect((await confirm(owner, {})).errors).toEqual({ message: [staffMessages.confirmOne] })
    expect((await confirm(owner, { code, password: goodPassword })).status).toBe(422)
    expect((await confirm(owner, { code })).status).toBe(200)
    expect((await confirm(owner, { code })).status).toBe(422)
  })

  it('answers 429 after ten wrong tries in a quarter of an hour', async () => {
    const owner = await server().signedIn('owner')
    await addTotp(server(), owner)
    for (let tries = 0; tries < 10; tries += 1)
      expect((await confirm(owner, { code: 'A'.repeat(10) })).status).toBe(422)
    const answer = await confirm(owner, { code: 'A'.repeat(10) })
    expect([answer.status, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  })

  it('keeps the last second factor of a role that requires one', async () => {
    const owner = await server().signedIn('owner')
    await addTotp(server(), owner)
    expect((await owner.call('disableTotp')).message).toBe(staffMessages.lastFactor)
    expect((await owner.call('getStaffAccount')).result.account.recoveryCodesLeft).toBe(10)
    await addKey(owner)
    expect((await owner.call('disableTotp')).status).toBe(200)
    const { account } = (await owner.call('getStaffAccount')).result
    expect([account.totp, account.recoveryCodesLeft, account.passkeys.length]).toEqual([null, 0, 1])
    const { id } = account.passkeys[0]
    expect(
      (await owner.call('updateStaffPasskey', { id, body: { name: 'Рабочий' } })).result.passkey.name,
    ).toBe('Рабочий')
    expect((await owner.call('deleteStaffPasskey', { id })).message).toBe(staffMessages.lastFactor)
    const editor = await server().signedIn('editor')
    await addTotp(server(), editor)
    expect((await editor.call('disableTotp')).status).toBe(200)
    expect((await editor.call('disableTotp')).status).toBe(404)
  })
})
