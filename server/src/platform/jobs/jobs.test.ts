import { DAY_MS } from '@rapport/contract/hours/durations'
import { sql } from 'drizzle-orm'
import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { buildApp, jobIntervals } from '../../../test/build-app.ts'
import { SOON } from '../../../test/soon.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { queryRows } from '../database/sql-arrays.ts'
import { systemTime } from '../process/clock.ts'
import { createJobs, type Jobs, SCHEDULE_QUEUE } from './jobs.ts'

const { log } = fastify({ logger: false })

describeOnDatabase('a job', (database) => {
  const opened: Jobs[] = []
  afterEach(async () => {
    vi.useRealTimers()
    for (const jobs of opened.splice(0)) await jobs.stop()
  })
  async function open(): Promise<Jobs> {
    const jobs = await createJobs(database(), log, systemTime, jobIntervals)
    opened.push(jobs)
    return jobs
  }
  /** Makes the stored times of all jobs look as if the clock had been set back by a day. */
  const setBack = () =>
    database().orm.transaction(async (tx) => {
      const later = (columns: string[]) =>
        sql.raw(columns.map((column) => `${column} = ${column} + interval '1 day'`).join(', '))
      const ofJob = later(['created_on', 'start_after', 'started_on', 'heartbeat_on', 'keep_until'])
      await tx.execute(sql`update pgboss.job set ${ofJob} where state < 'completed'`)
      const ofQueue = later(['monitor_on', 'monitor_claim_on', 'maintain_on'])
      await tx.execute(sql`update pgboss.queue set ${ofQueue}`)
      await tx.execute(sql`update pgboss.version set ${later(['cron_on'])}`)
    })

  it('runs after its transaction commits, in any process that handles its queue', async () => {
    const [sender, worker] = [await open(), await open()]
    const done: string[] = []
    await worker.handle('test', async ({ id }) => void done.push(id))
    await sender.createQueue('test')
    await database().orm.transaction(async (tx) => {
      await sender.enqueue(tx, 'test', 'a')
      await sender.enqueue(tx, 'test', 'a')
      expect(done).toEqual([])
    })
    await expect(
      database().orm.transaction(async (tx) => {
        await sender.enqueue(tx, 'test', 'b')
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await sender.enqueue(database().orm, 'test', 'c')
    await vi.waitFor(() => expect(done).toEqual(['a', 'c']), SOON)
  })

  it('runs after the clock was set back by a day, whether it was waiting, failed or abandoned', async () => {
    const before = await open()
    await before.handle('failing', () => Promise.reject(new Error('not yet')))
    await before.createQueue('waiting')
    for (const queue of ['failing', 'waiting']) await before.enqueue(database().orm, queue, 'a')
    await before.createQueue('dead')
    await before.enqueue(database().orm, 'dead', 'a')
    await database().orm.execute(
      sql`update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = 'dead'`,
    )
    const failed = sql`select id from pgboss.job where name = 'failing' and state = 'retry'`
    await vi.waitFor(async () => {
      const rows = await queryRows(database().orm, failed)
      expect(rows).toHaveLength(1)
    }, SOON)
    await before.stop()
    await setBack()

    const after = await open()
    // Other processes take over jobs after this time without a heartbeat.
    await database().orm.execute(
      sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`,
    )
    const done: string[] = []
    for (const queue of ['failing', 'waiting', 'dead'])
      await after.handle(queue, async ({ id }) => void done.push(`${queue} ${id}`))
    await vi.waitFor(() => expect(done.sort()).toEqual(['dead a', 'failing a', 'waiting a']), SOON)
  })

  it('runs in a process whose clock is set back', async () => {
    const jobs = await open()
    const done: string[] = []
    await jobs.handle('test', async ({ id }) => {
      if (id === 'a') vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - DAY_MS })
      done.push(id)
    })
    for (const id of ['a', 'b']) {
      await jobs.enqueue(database().orm, 'test', id)
      await vi.waitFor(() => expect(done).toContain(id), SOON)
    }
    // Comes due without a notification, so the worker has to poll.
    await jobs.enqueue(database().orm, 'test', 'c', { startAfter: new Date(Date.now() + DAY_MS + 1000) })
    await vi.waitFor(() => expect(done).toEqual(['a', 'b', 'c']), SOON)
  })

  it('waits for its start time, also when the clock is set back meanwhile', async () => {
    const jobs = await open()
    await jobs.createQueue('test')
    const startAfter = new Date(Date.now() + 30 * DAY_MS)
    await jobs.enqueue(database().orm, 'test', 'a', { startAfter })
    await setBack()
    await open()
    const rows = await queryRows<{ at: number }>(
      database().orm,
      sql`select extract(epoch from start_after)::float8 as at from pgboss.job where name = 'test'`,
    )
    expect(rows.map(({ at }) => Math.round(at))).toEqual([Math.round((startAfter.getTime() + DAY_MS) / 1000)])
  })

  it('runs the work of its own schedule only', async () => {
    const jobs = await open()
    const done: string[] = []
    for (const name of ['sweep-a', 'sweep-b'])
      await jobs.schedule(name, '0 * * * *', async () => void done.push(name))
    const rows = await queryRows(
      database().orm,
      sql`select key, cron from pgboss.schedule where starts_with(key, 'sweep-') order by key`,
    )
    expect(rows).toEqual([
      { key: 'sweep-a', cron: '0 * * * *' },
      { key: 'sweep-b', cron: '0 * * * *' },
    ])
    await jobs.enqueue(database().orm, SCHEDULE_QUEUE, 'sweep-b')
    await vi.waitFor(() => expect(done).toEqual(['sweep-b']), SOON)
  })

  const scheduleNames = async () =>
    (await queryRows<{ key: string }>(database().orm, sql`select key from pgboss.schedule order by key`)).map(
      ({ key }) => key,
    )

  it('is no longer scheduled when no release has had its schedule for a day', async () => {
    const earlier = await open()
    for (const name of ['search-misses', 'rate-limits'])
      await earlier.schedule(name, '0 4 * * *', async () => {})
    await earlier.enqueue(database().orm, SCHEDULE_QUEUE, 'another')
    await earlier.stop()
    await database().orm.execute(sql`update pgboss.schedule set updated_on = now() - interval '25 hours'`)
    const { app, close } = await buildApp(database())
    await app.ready()
    const rows = await queryRows<{ key: string; cron: string }>(
      database().orm,
      sql`select key, cron from pgboss.schedule order by key`,
    )
    await close()
    const keys = rows.map(({ key }) => key)
    expect(keys).not.toContain('search-misses')
    expect(keys).toEqual(expect.arrayContaining(['audit-log', 'orders', 'search-queries', 'views']))
    expect(rows).toContainEqual({ key: 'rate-limits', cron: '7 * * * *' })
  })

  it('stays scheduled when a process of an older release starts beside the newer one', async () => {
    const newer = await open()
    for (const name of ['common', 'new-sweep']) await newer.schedule(name, '0 4 * * *', async () => {})
    await newer.retireSchedules()
    const older = await open()
    await older.schedule('common', '0 4 * * *', async () => {})
    await older.retireSchedules()
    expect(await scheduleNames()).toEqual(expect.arrayContaining(['common', 'new-sweep']))
  })

  it('is left by a process that does not know its schedule to the process that does', async () => {
    const older = await open()
    await older.schedule('common', '0 4 * * *', async () => {})
    await older.enqueue(database().orm, SCHEDULE_QUEUE, 'new-sweep')
    const refused = sql`select id from pgboss.job where singleton_key = 'new-sweep' and state = 'retry'`
    await vi.waitFor(async () => expect(await queryRows(database().orm, refused)).toHaveLength(1), SOON)
    await older.stop()
    const newer = await open()
    const done: string[] = []
    await newer.schedule('new-sweep', '0 4 * * *', async () => void done.push('new-sweep'))
    await vi.waitFor(() => expect(done).toEqual(['new-sweep']), SOON)
  })

  it('runs once when several processes have its schedule', async () => {
    const done: number[] = []
    const gate = Promise.withResolvers<void>()
    const processes = [await open(), await open(), await open()]
    for (const [at, jobs] of processes.entries())
      await jobs.schedule('sweep-d', '0 4 * * *', async () => {
        done.push(at)
        await gate.promise
      })
    for (const jobs of processes) await jobs.enqueue(database().orm, SCHEDULE_QUEUE, 'sweep-d')
    const unfinished = sql`select state from pgboss.job where singleton_key = 'sweep-d' and state <> 'completed'`
    await vi.waitFor(() => expect(done).toHaveLength(1), SOON)
    gate.resolve()
    await vi.waitFor(async () => expect(await queryRows(database().orm, unfinished)).toEqual([]), SOON)
    expect(done).toHaveLength(1)
  })

  it('is not rescheduled at a start unless its cron expression changed', async () => {
    const stored = async () => {
      const [row] = await queryRows<{ cron: string; since: string }>(
        database().orm,
        sql`select cron, updated_on::text as since from pgboss.schedule where key = 'sweep-c'`,
      )
      return row
    }
    const startedWith = async (cron: string) => {
      await (await open()).schedule('sweep-c', cron, async () => {})
      return stored()
    }
    const first = await startedWith('0 4 * * *')
    expect(first?.cron).toBe('0 4 * * *')
    expect(await startedWith('0 4 * * *')).toEqual(first)
    expect((await startedWith('0 5 * * *'))?.cron).toBe('0 5 * * *')
  })

  it('uses the queue of an earlier start unless its options changed', async () => {
    const openedWith = async (firstRetry: number) => {
      const jobs = await createJobs(database(), log, systemTime, { ...jobIntervals, firstRetry })
      opened.push(jobs)
      await jobs.createQueue('kept')
      return queryRows<{ delay: number; updatedOn: string }>(
        database().orm,
        sql`select retry_delay as delay, updated_on::text as "updatedOn" from pgboss.queue where name = 'kept'`,
      )
    }
    const first = await openedWith(3)
    expect(await openedWith(3)).toEqual(first)
    expect(await openedWith(4)).toMatchObject([{ delay: 4 }])
  })
})
