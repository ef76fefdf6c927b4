import { messages } from '@rapport/contract/errors/messages'
import { HOUR_MS } from '@rapport/contract/hours/durations'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { goodPassword } from '../../../test/accounts-app.ts'
import { describeStaff } from '../../../test/staff-app.ts'
import { staffSessions } from '../tables.ts'
import { SESSIONS_MAX } from './staff-sessions.ts'

describeStaff('a staff session', (server) => {
  const turn = (hours: number) => {
    server().clock.now = new Date(server().clock.now.getTime() + hours * HOUR_MS)
  }
  const isOpen = async (browser: { call: Awaited<ReturnType<typeof start>>['call'] }) =>
    (await browser.call('getStaffAccount')).status === 200
  const start = () => server().signedIn('editor')

  it('ends 12 hours after its last use', async () => {
    const editor = await start()
    for (let used = 0; used < 3; used += 1) {
      turn(11.9)
      expect(await isOpen(editor)).toBe(true)
    }
    turn(12)
    expect(await isOpen(editor)).toBe(false)
  })

  it('ends 14 days after the sign-in, however often it is used', async () => {
    const editor = await start()
    for (let hours = 0; hours < 14 * 24 - 6; hours += 6) {
      turn(6)
      expect(await isOpen(editor)).toBe(true)
    }
    turn(6)
    expect(await isOpen(editor)).toBe(false)
  })

  it('is listed with device, network and last use, and its owner can end one or all others', async () => {
    const editor = await start()
    turn(1)
    const [second, third] = [await server().session(editor), await server().session(editor)]
    const { devices } = (await second.call('getStaffDevices')).result
    expect(devices).toHaveLength(3)
    expect(devices.at(-1)).toEqual({
      id: expect.any(String),
      device: 'Chrome, Windows',
      network: '198.51.100.0/24',
      place: 'Тула',
      startedAt: new Date(server().clock.now.getTime() - HOUR_MS).toISOString(),
      lastUsedAt: new Date(server().clock.now.getTime() - HOUR_MS).toISOString(),
      current: false,
    })
    expect((await second.call('endStaffDevice', { id: devices.at(-1).id })).status).toBe(200)
    expect([await isOpen(editor), await isOpen(third)]).toEqual([false, true])
    const other = await start()
    expect((await other.call('endStaffDevice', { id: devices[0].id })).status).toBe(404)
    expect((await second.call('endOtherStaffDevices')).status).toBe(200)
    expect([await isOpen(second), await isOpen(third), await isOpen(other)]).toEqual([true, false, true])
  })

  it('ends with a password change, except for the current one, which gets a new token', async () => {
    const editor = await start()
    const other = await server().session(editor)
    const copy = server().browser(editor.cookie)
    const change = (currentPassword: string) => {
      const password = 'совсем другой пароль'
      const body = { currentPassword, password, passwordConfirmation: password }
      return editor.call('changeStaffPassword', { body })
    }
    expect((await change('не тот')).errors).toEqual({ currentPassword: [messages.passwordWrong] })
    expect((await change(goodPassword)).status).toBe(200)
    expect([await isOpen(editor), await isOpen(other), await isOpen(copy)]).toEqual([true, false, false])
  })

  it('ends in every process at once', async () => {
    const owner = await server().signedIn('owner')
    const [blocked, left, changed] = [await start(), await start(), await start()]
    const cookies = [blocked.cookie, left.cookie, changed.cookie]
    const statuses = async () => {
      const all: number[] = []
      for (const cookie of cookies) all.push(await server().requestOtherServer(cookie))
      return all
    }
    expect(await statuses()).toEqual([200, 200, 200])
    await owner.call('blockStaff', { id: blocked.id })
    await left.call('signOutStaff')
    const password = 'совсем другой пароль'
    const body = { currentPassword: goodPassword, password, passwordConfirmation: password }
    await changed.call('changeStaffPassword', { body })
    expect(await statuses()).toEqual([401, 401, 401])
  })

  it('is limited to twenty an account; incomplete sign-ins end none of them', async () => {
    const editor = await start()
    turn(1)
    for (let more = 0; more < SESSIONS_MAX - 1; more += 1) await server().session(editor)
    for (let more = 0; more < SESSIONS_MAX + 1; more += 1) await server().session(editor, 'code')
    const { orm } = server().database
    const rows = () => orm.select().from(staffSessions).where(eq(staffSessions.staffId, editor.id))
    expect(await rows()).toHaveLength(2 * SESSIONS_MAX)
    const first = server().browser(editor.cookie)
    await server().session(editor)
    expect(await isOpen(first)).toBe(false)
    expect(await rows()).toHaveLength(2 * SESSIONS_MAX)
  })
})
