import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { DAY_S, HOUR_S } from '@rapport/contract/hours/durations'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type DrizzleTransactionLike, fromDrizzle, PgBoss, type Queue, systemClock } from 'pg-boss'
import type { Database, Orm } from '../database/database.ts'
import { redactQueryError } from '../database/database-errors.ts'
import { errorCode } from '../http/error-code.ts'
import type { Clock } from '../process/clock.ts'
import { currentTrace, formatTraceparent, parseTraceparent } from '../process/current-trace.ts'
import { measure } from '../process/measured-work.ts'
import { watchDueQueues } from './due-queues.ts'
import { pullBackFutureTimes } from './future-times.ts'
import { CLAIM_S, retireSchedules } from './retire-schedules.ts'

/** One attempt of a job. If the handler throws, the job is retried, and the error is stored with it. */
export interface JobTry {
  /** Id that was enqueued with the job. */
  id: string
  /** Latest time of the next attempt if this one fails. Undefined for the last attempt. */
  retryBy: Date | undefined
}

/** Background jobs, stored in the database until they are done. */
export interface Jobs {
  /** Creates a queue, or updates an existing one. Has to be awaited before its first job. */
  createQueue(queue: string): Promise<void>
  /**
   * Enqueues a job within a transaction, whose commit wakes a worker of the queue. Does nothing if a job with
   * this id is waiting or active. With `startAfter` the job waits until then. With `again` it is enqueued in any
   * case, for a request that arrives while the former job is still ending.
   */
  enqueue(tx: Orm, queue: string, id: string, options?: { startAfter?: Date; again?: boolean }): Promise<void>
  /** Creates a queue and starts to work on its jobs. */
  handle(queue: string, handler: (job: JobTry) => Promise<void>): Promise<void>
  /** Runs work on a cron schedule (UTC), in one process at a time. Failed work is retried. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>
  /**
   * Deletes schedules that no running release has had for a day, now and every hour. To be called after all calls
   * of `schedule`.
   */
  retireSchedules(): Promise<void>
  /** Starts no new jobs, and waits a limited time for the active jobs. */
  stop(): Promise<void>
}

/** Queue of all scheduled work, so that one poll serves all of it. */
export const SCHEDULE_QUEUE = 'schedules'

/** Intervals in seconds. */
export interface JobIntervals {
  /** Delay before the second attempt. Each later delay is twice as long, up to 15 minutes. */
  firstRetry: number
  /** Interval between polls for due retries, which send no notification. */
  poll: number
  /** Time without a heartbeat after which another process takes a job over. At least 10. */
  heartbeat: number
  /** Interval between checks for jobs without a heartbeat. */
  supervise: number
}

const JOB_INTERVALS: JobIntervals = { firstRetry: 2, poll: 2, heartbeat: 15, supervise: 15 }
const RETRY_MOST_S = 15 * 60
/** Interval between polls of a worker. Workers are also woken whenever a job is due. */
const WORKER_POLL_S = 60
/** About a week of retries. */
const RETRIES = 700
const STOP_PATIENCE_MS = 5000

const queueOptions: Omit<Queue, 'name'> = {
  retryLimit: RETRIES,
  retryBackoff: true,
  retryDelayMax: RETRY_MOST_S,
  retentionSeconds: 60 * DAY_S,
  deleteAfterSeconds: HOUR_S,
  notify: true,
}

/** Never goes back. With a clock that was set back, a worker would sleep until it catches up. */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/** Creates the job queues in the product's database. */
export async function createJobs(
  database: Database,
  log: FastifyBaseLogger,
  now: Clock,
  { firstRetry, poll, heartbeat, supervise }: JobIntervals = JOB_INTERVALS,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.queueOptions,
    clock: steadyClock,
    useListenNotify: true,
    superviseIntervalSeconds: supervise,
    monitorIntervalSeconds: supervise,
  })
  const onError = (error: Error) =>
    log.error({ err: { name: error.name, message: error.message } }, 'job queue error')
  boss.on('error', onError)
  await boss.start()
  const pullBack = () => pullBackFutureTimes(database.orm, RETRY_MOST_S)
  await pullBack()
  const watch = setInterval(() => pullBack().catch(onError), supervise * 1000).unref()

  /** Worker ids by queue. */
  const workers = new Map<string, string>()
  const stopLooking = watchDueQueues(database.orm, poll, onError, (queue) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  })

  const created = new Set<string>()
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const storedSchedules = await boss.getSchedules()
  const scheduled = new Map<string, () => Promise<void>>()

  async function createQueue(queue: string): Promise<void> {
    if (created.has(queue)) return
    created.add(queue)
    // Jobs with the same id: the second is not enqueued while the first is waiting or active.
    const options = { ...queueOptions, retryDelay: firstRetry, heartbeatSeconds: heartbeat }
    if (!hasOptions(stored.get(queue), options)) {
      await boss.createQueue(queue, { ...options, policy: 'exclusive' })
      await boss.updateQueue(queue, options)
      // Also makes the queue known to `send`, which must not query the database inside a transaction.
      await boss.findJobs(queue)
    }
    // No other process uses the database, so a job that is active before its queue has a worker is abandoned.
    if (database.alone && stored.has(queue))
      for (const { id, state } of await boss.findJobs(queue))
        if (state === 'active') await boss.fail(queue, id)
  }

  async function handle(queue: string, handler: (job: JobTry) => Promise<void>): Promise<void> {
    await createQueue(queue)
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: WORKER_POLL_S,
      notifyPollingIntervalSeconds: WORKER_POLL_S,
    } as const
    const worker = await boss.work<{ id: string; trace?: string }, void, typeof options>(
      queue,
      options,
      async ([job]) => {
        if (!job) return
        // After one job there may be more, so the worker does not wait for the next poll.
        boss.notifyWorker(worker)
        const last = job.retryCount >= job.retryLimit
        const parent = parseTraceparent(job.data.trace)
        await measure({ kind: 'job', queue, parent }, () =>
          handler({ id: job.data.id, retryBy: last ? undefined : retryBy(job.retryCount) }),
        )
      },
    )
    workers.set(queue, worker)
  }

  function retryBy(retryCount: number): Date {
    const seconds = Math.min(RETRY_MOST_S, firstRetry * 2 ** Math.min(16, retryCount + 1))
    return new Date(now().getTime() + (seconds + poll) * 1000)
  }

  const retire = () => retireSchedules(database.orm, SCHEDULE_QUEUE, [...scheduled.keys()])
  let retiring: NodeJS.Timeout | undefined

  async function runScheduled(name: string): Promise<void> {
    const work = scheduled.get(name)
    // A process of another release has it. A retry reaches that process.
    if (!work) throw new Error(`No schedule ${name} in this release`)
    try {
      await work()
    } catch (error) {
      log.error({ err: redactQueryError(error), schedule: name }, 'scheduled work failed')
      // The error is stored with the job, so it is reduced to a code: a query error may hold values.
      throw new Error(errorCode(error))
    }
  }

  return {
    createQueue,
    handle,
    async enqueue(tx, queue, id, { startAfter, again = false } = {}) {
      const db = fromDrizzle(tx as DrizzleTransactionLike, sql)
      const singletonKey = again ? `${id}/${randomUUID()}` : id
      const trace = currentTrace()
      const data = { id, ...(trace ? { trace: formatTraceparent(trace) } : {}) }
      await boss.send(queue, data, { singletonKey, db, ...(startAfter ? { startAfter } : {}) })
    },
    async schedule(name, cron, work) {
      const first = scheduled.size === 0
      scheduled.set(name, work)
      if (first) await handle(SCHEDULE_QUEUE, ({ id }) => runScheduled(id))
      const options = { key: name, singletonKey: name }
      const former = storedSchedules.find((one) => one.name === SCHEDULE_QUEUE && one.key === name)
      if (former?.cron !== cron || !hasOptions(former.options, options))
        await boss.schedule(SCHEDULE_QUEUE, cron, { id: name }, options)
    },
    async retireSchedules() {
      await retire().catch(onError)
      retiring = setInterval(() => retire().catch(onError), CLAIM_S * 1000).unref()
    },
    async stop() {
      clearInterval(watch)
      clearInterval(retiring)
      const ended = Promise.all([stopLooking(), ...[...created].map((queue) => boss.offWork(queue))])
      await Promise.race([ended, setTimeout(STOP_PATIENCE_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

const hasOptions = (made: object | undefined, options: object): boolean =>
  Object.entries(options).every(
    ([name, value]) => (made as Record<string, unknown> | undefined)?.[name] === value,
  )
