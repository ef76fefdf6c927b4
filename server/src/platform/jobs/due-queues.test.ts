import { DAY_MS } from '@rapport/contract/hours/durations'
import fastify from 'fastify'
import { expect, it, onTestFinished, vi } from 'vitest'
import { jobIntervals } from '../../../test/build-app.ts'
import { SOON } from '../../../test/soon.ts'
import { describeOnDatabase } from '../../../test/test-database.ts'
import { systemTime } from '../process/clock.ts'
import { watchDueQueues } from './due-queues.ts'
import { createJobs } from './jobs.ts'

const { log } = fastify({ logger: false })

describeOnDatabase('watchDueQueues', (database) => {
  it('names the queues with due jobs, and polls again after a database error', async () => {
    const { orm } = database()
    const jobs = await createJobs(database(), log, systemTime, jobIntervals)
    for (const queue of ['now', 'soon', 'tomorrow']) await jobs.createQueue(queue)
    await jobs.enqueue(orm, 'now', 'a')
    await jobs.enqueue(orm, 'soon', 'a', { startAfter: new Date(Date.now() + 1000) })
    await jobs.enqueue(orm, 'tomorrow', 'a', { startAfter: new Date(Date.now() + DAY_MS) })
    await jobs.stop()

    const named: string[] = []
    const errors: Error[] = []
    let isBroken = true
    const failing: typeof orm = Object.create(orm, {
      execute: {
        value: (...query: Parameters<typeof orm.execute>) =>
          isBroken ? Promise.reject(new Error('away')) : orm.execute(...query),
      },
    })
    const stop = watchDueQueues(
      failing,
      0.1,
      (error) => errors.push(error),
      (queue) => named.push(queue),
    )
    onTestFinished(stop)
    await vi.waitFor(() => expect(errors.length).toBeGreaterThan(1), SOON)
    expect(named).toEqual([])
    isBroken = false
    // At a full minute the job queue's own schedules may be due too.
    await vi.waitFor(() => expect(named).toEqual(expect.arrayContaining(['now', 'soon'])), SOON)
    expect(named).not.toContain('tomorrow')
  })
})
