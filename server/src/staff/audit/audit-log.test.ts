import { AUDIT_CHANGES_MAX } from '@rapport/staff-contract/staff/audit-limits'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { auditLog } from '../tables.ts'
import { deleteExpiredAudit } from './audit-expiry.ts'
import { writeAudit } from './audit-log.ts'
import { diffFields } from './diff-fields.ts'

const YEAR_MS = 365.25 * 86_400_000
const actor = (at = new Date()) => ({
  at,
  staffId: null,
  sessionId: null,
  ip: '203.0.113.7',
  action: 'inviteStaff',
})

it('logs fields that differ, before and after, and masks personal values', () => {
  expect(
    diffFields({
      before: { role: 'seo', name: 'Анна Ткач', email: 'anna@example.ru', phone: null },
      after: { role: 'editor', name: 'Вера Ткач', email: 'anna@example.ru', phone: '+79001234567' },
      personal: ['name', 'email', 'phone'],
    }),
  ).toEqual({
    role: { before: 'seo', after: 'editor' },
    name: { before: 'А…', after: 'В…' },
    phone: { before: null, after: '+…' },
  })
})

it('keeps the domain of a masked address and lists new fields', () => {
  const change = { after: { email: 'anna@example.ru' }, personal: ['email'] }
  expect(diffFields(change)).toEqual({ email: { after: 'a…@example.ru' } })
})

it('cuts long texts around the difference, and logs only the name of a large list', () => {
  const text = 'лён '.repeat(1000)
  const rows = Array.from({ length: 1000 }, (_, id) => ({ id }))
  const { body, prices } = diffFields({
    before: { body: `${text}синий${text}`, prices: [] },
    after: { body: `${text}белый${text}`, prices: rows },
  })
  expect([body?.before, body?.after]).toEqual([
    expect.stringMatching(/^…(?:лён ){10}синий.{400,}…$/),
    expect.stringMatching(/^…(?:лён ){10}белый.{400,}…$/),
  ])
  expect(prices).toEqual({})
})

it('limits the size of a row with many changed fields', () => {
  const after = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`field${at}`, 'лён '.repeat(100)]))
  const changes = diffFields({ after })
  expect(Object.keys(changes)).toHaveLength(200)
  expect(JSON.stringify(changes).length).toBeLessThan(AUDIT_CHANGES_MAX * 1.5)
})

describeOnDatabase('the audit log', (database) => {
  const rows = () => database().orm.select().from(auditLog)
  const getCause = (error: { cause?: { message: string } }) => error.cause?.message

  it('is rolled back with its transaction', async () => {
    const undone = database().orm.transaction(async (tx) => {
      await writeAudit(tx, actor(), { subject: 'staff', subjectId: 1, after: { role: 'seo' } })
      throw new Error('The work failed')
    })
    await expect(undone).rejects.toThrow('The work failed')
    expect(await rows()).toEqual([])
  })

  it('forbids changing, deleting and truncating rows of any age', async () => {
    const { orm } = database()
    await writeAudit(orm, actor())
    await writeAudit(orm, actor(new Date(Date.now() - 4 * YEAR_MS)))
    const tries = [
      sql`update audit_log set action = 'nothing'`,
      sql`delete from audit_log`,
      sql`delete from audit_log where at < now() - interval '3 years'`,
      sql`truncate audit_log`,
      sql`truncate staff cascade`,
    ]
    for (const query of tries)
      expect(getCause(await orm.execute(query).then(Object, (error) => error))).toMatch(
        /^audit_log: .+ is refused$/,
      )
    expect(await rows()).toHaveLength(2)
  })

  it('keeps rows for three years, and the expiry job cannot delete younger ones', async () => {
    const { orm } = database()
    for (const years of [0, 2.99, 3.01, 5])
      await writeAudit(orm, actor(new Date(Date.now() - years * YEAR_MS)))
    const early = orm.transaction(async (tx) => {
      await tx.execute(sql`select set_config('rapport.audit_expiry', 'on', true)`)
      await tx.execute(sql`delete from audit_log`)
    })
    expect(getCause(await early.then(Object, (error) => error))).toMatch(/refused/)
    expect(await rows()).toHaveLength(4)
    await deleteExpiredAudit(orm)
    expect(await rows()).toHaveLength(2)
    expect(getCause(await orm.execute(sql`delete from audit_log`).then(Object, (error) => error))).toMatch(
      /refused/,
    )
  })
})
