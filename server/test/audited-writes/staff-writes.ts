import { setOpening } from '../../src/opening/commands.ts'
import { restores } from '../../src/platform/database/tables.ts'
import { goodPassword, publicUrl } from '../accounts-app.ts'
import { fillRequired } from '../content/fill-required.ts'
import { Authenticator } from '../passkeys/authenticator.ts'
import { addTotp, type StaffApp, type StaffBrowser, totpAt } from '../staff-app.ts'
import { advanceClock, ownerAtCode } from '../staff-sign-in.ts'
import { type AuditedWrites, unique } from './audited-write.ts'

const passwords = { password: goodPassword, passwordConfirmation: goodPassword }
const atBase = { origin: publicUrl }

/** Endpoints of staff members and sessions. */
export function staffWrites(server: StaffApp): AuditedWrites {
  const owner = () => server.signedIn('owner')
  async function invited() {
    const by = await owner()
    const email = `${unique('invited')}@example.ru`
    const { id } = (await by.call('inviteStaff', { body: { email, name: 'Вера', role: 'editor' } })).result
      .member
    return { by, id: id as number, token: await server.linkTo(email) }
  }
  async function withKey(by: StaffBrowser) {
    const authenticator = new Authenticator()
    const { options } = (await by.call('createStaffPasskeyOptions')).result
    const body = { name: 'Телефон', credential: authenticator.create(options, atBase) }
    const { passkey } = (await by.call('createStaffPasskey', { body })).result
    return { authenticator, id: passkey.id as string }
  }
  const member = async () => ({ by: await owner(), id: (await server.member('editor')).id })

  return {
    signOutStaff: async () => ({ by: await owner() }),
    confirmStaff: async () => ({
      by: await server.signedIn('editor'),
      options: { body: { password: goodPassword } },
    }),
    signInStaff: async () => {
      const { email } = await server.member('editor')
      return { by: server.browser(), options: { body: { email, password: goodPassword } } }
    },
    signInStaffByCode: async () => {
      const { browser, secret } = await ownerAtCode(server)
      return { by: browser, options: { body: { code: totpAt(secret, server.clock.now) } } }
    },
    signInStaffByPasskey: async () => {
      const { authenticator } = await withKey(await owner())
      const by = server.browser()
      const { options } = (await by.call('createStaffSignInOptions')).result
      return { by, options: { body: { credential: authenticator.get(options, atBase) } } }
    },
    acceptInvitation: async () => {
      const { token } = await invited()
      return { by: server.browser(), options: { body: { token, name: 'Вера Ткач', ...passwords } } }
    },
    resetStaffPassword: async () => {
      const { email } = await server.member('editor')
      await server.browser().call('mailStaffPasswordLink', { body: { email } })
      const token = await server.linkTo(email)
      return { by: server.browser(), options: { body: { token, ...passwords } } }
    },
    updateStaffAccount: async () => ({ by: await owner(), options: { body: { name: 'Вера Ткачёва' } } }),
    changeStaffPassword: async () => {
      const password = 'другой длинный пароль'
      const body = { currentPassword: goodPassword, password, passwordConfirmation: password }
      return { by: await owner(), options: { body } }
    },
    enableTotp: async () => {
      const by = await owner()
      const { options } = (await by.call('createTotpOptions')).result
      return { by, options: { body: { code: totpAt(options.secret, server.clock.now) } } }
    },
    disableTotp: async () => {
      const by = await server.signedIn('editor')
      await addTotp(server, by)
      return { by }
    },
    createRecoveryCodes: async () => {
      const by = await owner()
      await addTotp(server, by)
      return { by }
    },
    createStaffPasskey: async () => {
      const by = await owner()
      const { options } = (await by.call('createStaffPasskeyOptions')).result
      const credential = new Authenticator().create(options, atBase)
      return { by, options: { body: { name: 'Телефон', credential } } }
    },
    updateStaffPasskey: async () => {
      const by = await owner()
      const { id } = await withKey(by)
      return { by, options: { id, body: { name: 'Другой' } } }
    },
    deleteStaffPasskey: async () => {
      const by = await server.signedIn('editor')
      const { id } = await withKey(by)
      return { by, options: { id } }
    },
    endOtherStaffDevices: async () => {
      const by = await owner()
      await server.session(by)
      return { by }
    },
    endStaffDevice: async () => {
      const by = await owner()
      advanceClock(server, 1000)
      await server.session(by)
      const { devices } = (await by.call('getStaffDevices')).result
      const other = devices.find(({ current }: { current: boolean }) => !current)
      return { by, options: { id: other.id } }
    },
    inviteStaff: async () => {
      const body = { email: `${unique('new')}@example.ru`, name: 'Вера', role: 'editor' }
      return { by: await owner(), options: { body } }
    },
    updateStaffRole: async () => {
      const { by, id } = await member()
      return { by, options: { id, body: { role: 'viewer' } } }
    },
    closeSite: async () => ({ by: await owner() }),
    removeDemoEntries: async () => ({ by: await owner(), options: { body: { kind: 'story' } } }),
    openSite: async () => {
      const { orm } = server.database
      await fillRequired(orm)
      // The other writes need an open site, and this one may be rolled back.
      await setOpening(orm, true, server.clock.now)
      return { by: await owner() }
    },
    confirmRestore: async () => {
      const time = server.clock.now
      await server.database.orm.insert(restores).values({ takenAt: time, restoredAt: time })
      return { by: await owner() }
    },
    repeatInvitation: async () => {
      const { by, id } = await invited()
      return { by, options: { id } }
    },
    blockStaff: async () => {
      const { by, id } = await member()
      return { by, options: { id } }
    },
    unblockStaff: async () => {
      const { by, id } = await member()
      await by.call('blockStaff', { id })
      return { by, options: { id } }
    },
    resetStaffSignIn: async () => {
      const { by, id } = await member()
      return { by, options: { id } }
    },
  }
}
