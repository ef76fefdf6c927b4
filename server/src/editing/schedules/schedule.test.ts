import type { Entry, EntryPreview } from '@rapport/staff-contract/entries/entries'
import { eq, sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { jobIntervals } from '../../../test/build-app.ts'
import { addPicture, createPost, postFields, publish, save } from '../../../test/content/entries.ts'
import { SOON } from '../../../test/soon.ts'
import { describeStaff, type SignedIn } from '../../../test/staff-app.ts'
import { createJobs, type Jobs } from '../../platform/jobs/jobs.ts'
import { systemTime } from '../../platform/process/clock.ts'
import { auditLog } from '../../staff/tables.ts'
import { contentSchedules, contentVersions } from '../tables.ts'
import { FAILURE_EMAIL_QUEUE } from './failure-email.ts'
import { runDueSchedules } from './run-schedules.ts'
import { SCHEDULE_QUEUE } from './schedule.ts'

/** Eight minutes before the year ends in Moscow. */
const EVENING = new Date('2026-12-31T23:52:00+03:00')
const moscow = (minute: string) => new Date(`${minute}:00+03:00`)

describeStaff('schedules', (server) => {
  let editor: SignedIn
  let jobs: Jobs
  beforeAll(async () => {
    await addPicture(server())
    // Another process, which shares the queues.
    jobs = await createJobs(server().database, fastify({ logger: false }).log, systemTime, jobIntervals)
    await jobs.createQueue(FAILURE_EMAIL_QUEUE)
  })
  afterAll(() => jobs.stop())
  beforeEach(async () => {
    server().clock.now = EVENING
    editor = await server().signedIn('editor')
  })
  const isLive = async (slug: string) =>
    (await server().app.inject({ url: `/api/v1/posts/${slug}` })).statusCode === 200
  const fetchEntry = async (id: number): Promise<Entry> =>
    (await editor.call('getEntry', { id })).result.entry
  const schedule = ({ id, version }: Entry, publishAt: string | null, takeDownAt: string | null = null) =>
    editor.call('scheduleEntry', { id, body: { version, publishAt, takeDownAt } })
  /** Runs due schedules like a job does. */
  const run = () => runDueSchedules({ database: server().database, jobs, now: () => server().clock.now })

  it.each([
    ['the last minute of a year', '2026-12-31T23:59'],
    ['the first minute of a year', '2027-01-01T00:00'],
  ])('publishes at %s Moscow time, and not before', async (_, minute) => {
    const slug = `at-${minute.replace(/\D/g, '')}`
    const { result } = await schedule(await createPost(editor, slug, { publicationAt: null }), minute)
    expect(result.entry).toMatchObject({
      state: 'scheduled',
      schedule: { publishAt: moscow(minute).toISOString(), scheduledBy: { id: editor.id }, failure: null },
    })
    server().clock.now = new Date(moscow(minute).getTime() - 1)
    await run()
    expect(await isLive(slug)).toBe(false)
    server().clock.now = moscow(minute)
    await run()
    expect(await isLive(slug)).toBe(true)
    expect(await fetchEntry(result.entry.id)).toMatchObject({
      state: 'published',
      schedule: null,
      snapshot: { publicationAt: moscow(minute).toISOString() },
    })
  })

  it('publishes once by a job at its minute, with the scheduling member as author', async () => {
    const { result } = await schedule(await createPost(editor, 'job'), '2026-12-31T23:55')
    server().clock.now = moscow('2026-12-31T23:55')
    const { orm } = server().database
    await orm.execute(sql`update pgboss.job set start_after = now() where name = ${SCHEDULE_QUEUE}`)
    await vi.waitFor(async () => expect(await isLive('job')).toBe(true), SOON)
    await run()
    const ofEntry = eq(contentVersions.entryId, result.entry.id)
    const versions = await orm.select().from(contentVersions).where(ofEntry)
    expect(versions.filter(({ isPublished }) => isPublished)).toHaveLength(1)
    const audit = await orm
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, SCHEDULE_QUEUE))
      .orderBy(auditLog.id)
    expect(audit.at(-1)).toMatchObject({
      staffId: editor.id,
      outcome: 'done',
      subjectId: String(result.entry.id),
    })
  })

  it('publishes once when several processes run at the same time', async () => {
    const { result } = await schedule(await createPost(editor, 'at-once'), '2026-12-31T23:55')
    server().clock.now = moscow('2026-12-31T23:55')
    await Promise.all([run(), run(), run()])
    const ofEntry = eq(contentVersions.entryId, result.entry.id)
    const versions = await server().database.orm.select().from(contentVersions).where(ofEntry)
    expect(versions.filter(({ isPublished }) => isPublished)).toHaveLength(1)
  })

  it('catches up in order on schedules that became due while no process was running', async () => {
    const first = await createPost(editor, 'order')
    const second = await createPost(editor, 'order')
    const both = await createPost(editor, 'both')
    await schedule(second, '2026-12-31T23:55')
    await schedule(first, '2026-12-31T23:54')
    await schedule(both, '2026-12-31T23:56', '2026-12-31T23:58')
    server().clock.now = moscow('2027-01-01T09:00')
    await run()
    expect((await fetchEntry(first.id)).state).toBe('published')
    expect(await fetchEntry(second.id)).toMatchObject({
      state: 'draft',
      schedule: { failure: expect.any(String) },
    })
    expect(await fetchEntry(both.id)).toMatchObject({ state: 'taken-down', schedule: null })
  })

  it('unpublishes at its minute', async () => {
    const { entry } = await publish(editor, await createPost(editor, 'down-later'))
    await schedule(entry, null, '2026-12-31T23:57')
    server().clock.now = moscow('2026-12-31T23:57')
    await run()
    expect([await isLive('down-later'), (await fetchEntry(entry.id)).state]).toEqual([false, 'taken-down'])
  })

  it('shows a failed publication in the list, mails its author, and does not retry', async () => {
    const { result } = await schedule(await createPost(editor, 'occupied'), '2026-12-31T23:55')
    await publish(editor, await createPost(editor, 'occupied'))
    server().clock.now = moscow('2026-12-31T23:55')
    const { orm } = server().database
    await orm.execute(sql`update pgboss.job set start_after = now() where name = ${SCHEDULE_QUEUE}`)
    const mail = await vi.waitFor(
      () => {
        const mail = server().mails.taken.find(({ to }) => to.includes(editor.email))
        return mail ?? expect.fail('No mail yet')
      },
      { timeout: 25_000 },
    )
    expect(mail.mail.text).toContain('Этот адрес занят. Выберите другой')
    expect(mail.mail.text).toMatch(/31 декабря 2026 г. в 23:55/)
    await run()
    const listed = (await editor.call('getSchedule')).result.entries as EntryPreview[]
    const failed = listed.find(({ id }) => id === result.entry.id)
    expect(failed).toMatchObject({
      state: 'draft',
      schedule: { failure: 'Этот адрес занят. Выберите другой' },
    })
    const snapshot = postFields('free-again')
    const saved = await save(editor, result.entry.id, { version: failed?.version, snapshot })
    const again = await schedule(saved.result.entry, '2026-12-31T23:59')
    expect(again.result.entry).toMatchObject({ state: 'scheduled', schedule: { failure: null } })
  })

  it.each<[string, string | null, string | null]>([
    ['publishAt', '2026-12-31T23:52', null],
    ['publishAt', '2020-01-01T00:00', null],
    ['publishAt', '2026-12-31T23:59:30', null],
    ['publishAt', '31.12.2026 23:59', null],
    ['publishAt', '2026-12-41T23:59', null],
    ['takeDownAt', '2026-12-31T23:59', '2026-12-31T23:59'],
    ['takeDownAt', '2026-12-31T23:59', '2026-12-31T23:58'],
    ['takeDownAt', null, '2026-12-31T23:59'],
  ])(
    'refuses invalid dates with an error at %s: publish %s, unpublish %s',
    async (field, publishAt, takeDownAt) => {
      const entry = await createPost(editor, 'refused')
      const { status, errors } = await schedule(entry, publishAt, takeDownAt)
      expect([status, errors]).toEqual([422, { [field]: [expect.stringMatching(/[а-яё]{3}/)] }])
      expect(await fetchEntry(entry.id)).toEqual(entry)
    },
  )

  it('ends with null dates, or with a manual publication', async () => {
    const entry = await createPost(editor, 'by-hand')
    const scheduled = (await schedule(entry, '2026-12-31T23:55', '2026-12-31T23:59')).result.entry
    const { entry: live } = await publish(editor, scheduled)
    expect(live).toMatchObject({
      state: 'scheduled',
      schedule: { publishAt: null, takeDownAt: expect.any(String) },
    })
    const none = (await schedule(live, null, null)).result.entry
    expect(none).toMatchObject({ state: 'published', schedule: null })
    const nothing = await schedule(none, '2026-12-31T23:55')
    expect(nothing.errors).toEqual({ publishAt: ['Публиковать нечего: правок нет'] })
    const rows = await server().database.orm.select().from(contentSchedules)
    expect(rows.map(({ entryId }) => entryId)).not.toContain(entry.id)
  })
})
