import { STAFF_MAX } from '@rapport/staff-contract/staff/staff-limits'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { goodPassword } from '../../../test/accounts-app.ts'
import { addTotp, describeStaff } from '../../../test/staff-app.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { verifyPassword } from '../../platform/security/passwords.ts'
import { tokenHash } from '../../platform/security/tokens.ts'
import { auditLog, staff, staffLinks } from '../tables.ts'
import { createFirstOwner } from './first-owner.ts'

describeStaff('staff members', (server) => {
  const orm = () => server().database.orm
  const turn = (hours: number) => {
    server().clock.now = new Date(server().clock.now.getTime() + hours * 3_600_000)
  }
  let invited = 0
  async function invite(role = 'editor', owner = server().signedIn('owner')) {
    invited += 1
    const email = `invited-${invited}@example.ru`
    const body = { email, name: 'Вера Ткачёва-Левина', role }
    const answer = await (await owner).call('inviteStaff', { body })
    return { email, answer, id: answer.result.member?.id as number }
  }
  const accept = (token: string, password = goodPassword) =>
    server()
      .browser()
      .call('acceptInvitation', {
        body: { token, name: 'Вера Ткач', password, passwordConfirmation: password },
      })
  const listAuditRows = (id: number, action: string) =>
    orm()
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, String(id)), eq(auditLog.action, action)))
      .orderBy(auditLog.id)

  it('receive an invitation with a link that only the mail contains', async () => {
    const { email, answer, id } = await invite('manager')
    expect(answer.result.member).toMatchObject({
      email,
      role: 'manager',
      status: 'invited',
      lastSignInAt: null,
    })
    const token = await server().linkTo(email)
    const mail = server().mails.taken.find(({ to }) => to.includes(email))?.mail
    expect(mail?.subject).toBe('Приглашение в панель управления')
    expect(mail?.text).toContain('Роль: менеджер')
    expect(mail?.text).toContain('https://proba.example/admin/invitation/#')
    const [stored] = await orm().select().from(staffLinks).where(eq(staffLinks.staffId, id))
    expect(stored?.tokenSha256).toBe(tokenHash(token))
    expect(server().log.join()).not.toContain(token)
    expect(server().log.join()).not.toContain(email)
    const details = await server().browser().call('getInvitation', { body: { token } })
    expect(details.result).toEqual({ email, name: 'Вера Ткачёва-Левина', role: 'manager' })
  })

  it('join once by the invitation, with a strong password, and continue with the second factor', async () => {
    const { email, id } = await invite('manager')
    const token = await server().linkTo(email)
    expect(Object.keys((await accept(token, 'password1')).errors)).toEqual(['password'])
    const joined = await accept(token)
    expect([joined.status, joined.result]).toEqual([200, { stage: 'setup' }])
    expect((await accept(token)).errors).toEqual({ token: [staffMessages.linkWrong] })
    const [row] = await orm().select().from(staff).where(eq(staff.id, id))
    expect(row).toMatchObject({ name: 'Вера Ткач', joinedAt: expect.any(Date) })
    const [entry] = await listAuditRows(id, 'acceptInvitation')
    expect(entry?.changes).toEqual({
      name: { before: 'В…', after: 'В…' },
      joined: { before: false, after: true },
    })
  })

  it('are signed in at once if their role requires no second factor', async () => {
    const { email } = await invite('viewer')
    expect((await accept(await server().linkTo(email))).result).toEqual({ stage: 'complete' })
  })

  it('may join within 72 hours, and a new link replaces the old one', async () => {
    const owner = await server().signedIn('owner')
    const { email, id } = await invite()
    const first = await server().linkTo(email)
    turn(71.9)
    expect(
      (
        await server()
          .browser()
          .call('getInvitation', { body: { token: first } })
      ).status,
    ).toBe(200)
    turn(0.1)
    expect((await accept(first)).errors).toEqual({ token: [staffMessages.linkWrong] })
    const again = await server().session(owner)
    expect((await again.call('repeatInvitation', { id })).status).toBe(200)
    const second = await server().linkTo(email, 2)
    expect((await accept(first)).status).toBe(422)
    expect((await accept(second)).status).toBe(200)
    expect((await again.call('repeatInvitation', { id })).message).toBe(staffMessages.alreadyJoined)
  })

  it('are unique by address in any letter case', async () => {
    const { email } = await invite()
    const owner = await server().signedIn('owner')
    const body = { email: email.toUpperCase(), name: 'Вера', role: 'seo' }
    expect((await owner.call('inviteStaff', { body })).errors).toEqual({ email: [staffMessages.emailTaken] })
    expect(
      (await owner.call('inviteStaff', { body: { ...body, name: '<b>', role: 'king' } })).errors,
    ).toEqual({ name: [staffMessages.nameLetters], role: [staffMessages.roleRequired] })
  })

  it('receive another role from an owner, who cannot change their own, and both are logged', async () => {
    const owner = await server().signedIn('owner')
    const editor = await server().signedIn('editor')
    const give = (id: number, role: string) => owner.call('updateStaffRole', { id, body: { role } })
    expect((await give(owner.id, 'viewer')).message).toBe(staffMessages.ownRole)
    expect((await give(editor.id, 'seo')).result.member.role).toBe('seo')
    expect((await editor.call('getStaffSession')).result.session.permissions).not.toContain('content.write')
    const [entry] = await listAuditRows(editor.id, 'updateStaffRole')
    expect(entry).toMatchObject({
      staffId: owner.id,
      sessionId: expect.any(String),
      ip: '203.0.113.7',
      outcome: 'done',
      at: server().clock.now,
      changes: { role: { before: 'editor', after: 'seo' } },
    })
  })

  it('must sign in again with a second factor when a new role requires it', async () => {
    const owner = await server().signedIn('owner')
    const editor = await server().signedIn('editor')
    await owner.call('updateStaffRole', { id: editor.id, body: { role: 'manager' } })
    expect((await editor.call('getStaffAccount')).status).toBe(401)
    const body = { email: editor.email, password: goodPassword }
    expect((await server().browser().call('signInStaff', { body })).result).toEqual({ stage: 'setup' })
  })

  it('can be blocked with all sessions and unblocked, but not deleted', async () => {
    const owner = await server().signedIn('owner')
    const viewer = await server().signedIn('viewer')
    expect((await owner.call('blockStaff', { id: viewer.id })).result.member.status).toBe('blocked')
    expect((await viewer.call('getStaffAccount')).status).toBe(401)
    expect((await owner.call('unblockStaff', { id: viewer.id })).result.member.status).toBe('active')
    expect((await viewer.call('getStaffAccount')).status).toBe(401)
    const body = { email: viewer.email, password: goodPassword }
    expect((await server().browser().call('signInStaff', { body })).result).toEqual({ stage: 'complete' })
    const gone = orm()
      .delete(staff)
      .where(eq(staff.id, viewer.id))
      .then(Object, (error) => error)
    expect(await gone).toBeInstanceOf(Error)
  })

  it('who lost their factors are reset and invited again by an owner', async () => {
    const owner = await server().signedIn('owner')
    const manager = await server().signedIn('manager')
    await addTotp(server(), manager)
    expect((await owner.call('resetStaffSignIn', { id: owner.id })).message).toBe(staffMessages.ownReset)
    const { member } = (await owner.call('resetStaffSignIn', { id: manager.id })).result
    expect([member.status, member.hasSecondFactor]).toEqual(['invited', false])
    expect((await manager.call('getStaffAccount')).status).toBe(401)
    const body = { email: manager.email, password: goodPassword }
    expect((await server().browser().call('signInStaff', { body })).status).toBe(422)
    expect((await accept(await server().linkTo(manager.email))).result).toEqual({ stage: 'setup' })
  })

  it('are listed by name with status and factors', async () => {
    const owner = await server().signedIn('owner')
    await addTotp(server(), owner)
    const { members } = (await owner.call('getStaff')).result
    expect(members.find(({ id }: { id: number }) => id === owner.id)).toEqual({
      id: owner.id,
      email: owner.email,
      name: 'Анна Ткач',
      role: 'owner',
      status: 'active',
      hasSecondFactor: true,
      createdAt: expect.any(String),
      lastSignInAt: expect.any(String),
    })
  })

  it('always include an owner, even if two block each other at once', async () => {
    await orm().update(staff).set({ blockedAt: new Date() }).where(eq(staff.role, 'owner'))
    const [one, two] = [await server().signedIn('owner'), await server().signedIn('owner')]
    const answers = await Promise.all([
      one.call('blockStaff', { id: two.id }),
      two.call('blockStaff', { id: one.id }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const owners = await orm()
      .select()
      .from(staff)
      .where(and(inArray(staff.id, [one.id, two.id]), sql`${staff.blockedAt} is null`))
    expect(owners).toHaveLength(1)
    const last = owners[0]?.id === one.id ? one : two
    // An invited owner does not count.
    await server().member('owner', false)
    const refused = await last.call('blockStaff', { id: last.id })
    expect([refused.status, refused.message]).toEqual([409, staffMessages.lastOwner])
  })

  it('are limited to 200', async () => {
    const owner = await server().signedIn('owner')
    const [{ count } = { count: 0 }] = await orm().select({ count: sql<number>`count(*)::int` }).from(staff)
    await orm()
      .insert(staff)
      .values(
        Array.from({ length: STAFF_MAX - count }, (_, at) => ({
          email: `many-${at}@example.ru`,
          name: 'Много',
          role: 'viewer' as const,
          createdAt: new Date(),
        })),
      )
    const body = { email: 'one-more@example.ru', name: 'Вера', role: 'seo' }
    expect((await owner.call('inviteStaff', { body })).message).toBe(staffMessages.staffTooMany)
  })
})

describeOnDatabase('the first owner', (database) => {
  const variables = { ADMIN_EMAIL: 'boss@example.ru', ADMIN_PASSWORD: goodPassword }
  const everybody = () => database().orm.select().from(staff)

  it('is created once from the environment by concurrent starts', async () => {
    const made = await Promise.all([1, 2, 3].map(() => createFirstOwner(database().orm, variables)))
    expect(made.filter(Boolean)).toEqual([{ email: 'boss@example.ru', password: undefined }])
    expect(
      await createFirstOwner(database().orm, { ADMIN_EMAIL: 'other@example.ru', ADMIN_PASSWORD: '' }),
    ).toBeUndefined()
    const [owner, ...others] = await everybody()
    expect([owner?.role, owner?.joinedAt !== null, others]).toEqual(['owner', true, []])
    expect(await verifyPassword(owner?.passwordHash ?? '', goodPassword)).toBe(true)
    expect(await database().orm.select().from(auditLog)).toMatchObject([{ action: 'createFirstOwner' }])
  })

  it('has a random password if none is configured', async () => {
    const made = await createFirstOwner(database().orm, {
      ADMIN_EMAIL: 'admin@localhost',
      ADMIN_PASSWORD: '',
    })
    expect(made).toEqual({ email: 'admin@localhost', password: expect.stringMatching(/^[\w-]{16}$/) })
    const [owner] = await everybody()
    expect(await verifyPassword(owner?.passwordHash ?? '', made?.password ?? '')).toBe(true)
  })
})
