import { messages } from '@rapport/contract/errors/messages'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { expect, it } from 'vitest'
import { publicUrl } from '../../../test/accounts-app.ts'
import { Authenticator } from '../../../test/passkeys/authenticator.ts'
import { describeStaff } from '../../../test/staff-app.ts'
import { getStage, signIn } from '../../../test/staff-sign-in.ts'

const atBase = { origin: publicUrl }

describeStaff('a sign-in by passkey', (server) => {
  it('works with the passkey only, and refuses the password of such an account', async () => {
    const owner = await server().signedIn('owner', 'setup')
    const authenticator = new Authenticator()
    const { options } = (await owner.call('createStaffPasskeyOptions')).result
    expect(options).toMatchObject({ rp: { id: 'proba.example' }, user: { name: owner.email } })
    const body = { name: 'Телефон', credential: authenticator.create(options, atBase) }
    const added = await owner.call('createStaffPasskey', { body })
    expect([added.status, added.result.stage, await getStage(owner)]).toEqual([200, 'complete', 'complete'])

    const browser = server().browser()
    const refused = await signIn(browser, owner.email)
    expect([refused.status, refused.message, browser.cookie]).toEqual([
      422,
      staffMessages.passkeyOnly,
      undefined,
    ])
    const requestOptions = (await browser.call('createStaffSignInOptions')).result.options
    expect(JSON.stringify(requestOptions)).not.toContain(owner.email)
    const credential = authenticator.get(requestOptions, atBase)
    expect((await browser.call('signInStaffByPasskey', { body: { credential } })).result).toEqual({
      stage: 'complete',
    })
    expect(await getStage(browser)).toBe('complete')
    const replayed = await server().browser().call('signInStaffByPasskey', { body: { credential } })
    expect([replayed.status, replayed.message]).toEqual([422, messages.passkeyRefused])
  })

  it('is refused on a city host, without user verification, with a copied key, and for a blocked member', async () => {
    const owner = await server().signedIn('owner')
    const editor = await server().signedIn('editor')
    const authenticator = new Authenticator()
    const { options } = (await editor.call('createStaffPasskeyOptions')).result
    const body = { name: 'Телефон', credential: authenticator.create(options, atBase) }
    expect((await editor.call('createStaffPasskey', { body })).status).toBe(200)
    const tryKey = async (ceremony: object) => {
      const requestOptions = (await server().browser().call('createStaffSignInOptions')).result.options
      const credential = authenticator.get(requestOptions, { ...atBase, ...ceremony })
      return server().browser().call('signInStaffByPasskey', { body: { credential } })
    }
    const tries = [{ origin: 'https://tula.proba.example' }, { user: 'present' }, { forged: true }]
    for (const ceremony of tries) expect((await tryKey(ceremony)).message).toBe(messages.passkeyRefused)
    expect((await tryKey({})).status).toBe(200)
    expect((await tryKey({ counter: 1 })).status).toBe(422)
    await owner.call('blockStaff', { id: editor.id })
    expect((await tryKey({})).status).toBe(422)
  })

  it('is separate from the passkeys of customers', async () => {
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
})
