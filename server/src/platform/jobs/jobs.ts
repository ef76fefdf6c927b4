import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type DrizzleTransactionLike, fromDrizzle, PgBoss, type Queue, systemClock } from 'pg-boss'
import type { Database, Orm } from '../database/database.ts'
import { redactQueryError } from '../database/database-errors.ts'
import { rowsOf } from '../database/sql-arrays.ts'
import { errorCode } from '../http/error-code.ts'
import type { Clock } from '../process/clock.ts'
import { watchDueQueues } from './due-queues.ts'
import { pullBackFutureTimes } from './future-times.ts'

/** One try of a job. A handler that throws is called again later; what it throws is stored with the job. */
export interface JobTry {
  /** What the job is about, as it was queued. */
  id: string
  /** When the next try comes at the latest, should this one fail; undefined when this is the last. */
  retryBy: Date | undefined
}

/** Work that is done after the answer, kept in the database until it is. */
export interface Jobs {
  /** Creates a queue, or takes up the one that is there; has to be awaited before the first job of it. */
  createQueue(queue: string): Promise<void>
  /**
   * Queues a job within a transaction, whose commit wakes a process that handles the queue. Nothing happens where the
   * same one is waiting or under way. With `startAfter` it waits until then. `again` queues it in any case: whoever asks for more of
   * what has just been done comes while that job is still ending.
   */
  enqueue(tx: Orm, queue: string, id: string, options?: { startAfter?: Date; again?: boolean }): Promise<void>
  /** Creates a queue and starts doing its jobs. */
  handle(queue: string, handler: (job: JobTry) => Promise<void>): Promise<void>
  /** Does a piece of work at the moments of a cron expression (UTC), in one process at a time; a failed one is tried again. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>
  /**
   * Drops what earlier releases scheduled and nothing names any more; once all that is scheduled has been. Beside a newer
   * release it drops the new ones too, until that starts again.
   */
  retireSchedules(): Promise<void>
  /** Lets the jobs under way end, for a while, and starts no new ones. */
  stop(): Promise<void>
}

/** The queue of all scheduled work: one poll for the lot. */
export const SCHEDULE_QUEUE = 'schedules'

/** All in seconds. */
export interface JobIntervals {
  /** Before the second try; each later one waits twice as long, 15 minutes at most. */
  firstRetry: number
  /** Between looks for tries that have come due, which nobody is told of. */
  poll: number
  /** Without a sign of life for so long another process takes a job over. At least 10. */
  heartbeat: number
  /** Between looks for jobs without a sign of life. */
  supervise: number
}

const JOB_INTERVALS: JobIntervals = { firstRetry: 2, poll: 2, heartbeat: 15, supervise: 15 }
const RETRY_MOST_S = 15 * 60
/** Between polls of a queue by its own worker, which is woken whenever a job of it can be done. */
const WORKER_POLL_S = 60
/** About a week of tries. */
const RETRIES = 700
const STOP_PATIENCE_MS = 5000

const queueOptions: Omit<Queue, 'name'> = {
  retryLimit: RETRIES,
  retryBackoff: true,
  retryDelayMax: RETRY_MOST_S,
  retentionSeconds: 60 * 86_400,
  deleteAfterSeconds: 3600,
  notify: true,
}

/** Never goes back: a worker that reckons by a clock that was set back would sleep until it is as late again. */
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }

/** Opens the job queues on the product's database. */
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
    log.error({ err: { name: error.name, message: error.message } }, 'job queue')
  boss.on('error', onError)
  await boss.start()
  const pullBack = () => pullBackFutureTimes(database.orm, RETRY_MOST_S)
  await pullBack()
  const watch = setInterval(() => pullBack().catch(onError), supervise * 1000).unref()

  /** By queue. */
  const workers = new Map<string, string>()
  const stopLooking = watchDueQueues(database.orm, poll, onError, (queue) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  })

  const created = new Set<string>()
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  // Nobody else uses the database: whoever was doing a job when we start is dead.
  const abandoned = database.alone ? await activeJobs(database.orm) : []
  const storedSchedules = await boss.getSchedules()
  const scheduled = new Map<string, () => Promise<void>>()

  async function createQueue(queue: string): Promise<void> {
    if (created.has(queue)) return
    created.add(queue)
    // One job for one thing: a second one is not queued while the first is waiting or under way.
    const options = { ...queueOptions, retryDelay: firstRetry, heartbeatSeconds: heartbeat }
    if (!hasOptions(stored.get(queue), options)) {
      await boss.createQueue(queue, { ...options, policy: 'exclusive' })
      await boss.updateQueue(queue, options)
      // This also makes the queue known to `send`, which must not ask the database inside a transaction.
      await boss.findJobs(queue)
    }
    for (const job of abandoned) if (job.queue === queue) await boss.fail(queue, job.id)
  }

  async function handle(queue: string, handler: (job: JobTry) => Promise<void>): Promise<void> {
    await createQueue(queue)
    const options = {
      includeMetadata: true,
      pollingIntervalSeconds: WORKER_POLL_S,
      notifyPollingIntervalSeconds: WORKER_POLL_S,
    } as const
    const worker = await boss.work<{ id: string }, void, typeof options>(queue, options, async ([job]) => {
      if (!job) return
      // Where there was one there may be more: they don't wait for the next poll.
      boss.notifyWorker(worker)
      const last = job.retryCount >= job.retryLimit
      await handler({ id: job.data.id, retryBy: last ? undefined : retryBy(job.retryCount) })
    })
    workers.set(queue, worker)
  }

  function retryBy(retryCount: number): Date {
    const seconds = Math.min(RETRY_MOST_S, firstRetry * 2 ** Math.min(16, retryCount + 1))
    return new Date(now().getTime() + (seconds + poll) * 1000)
  }

  async function runScheduled(name: string): Promise<void> {
    try {
      await scheduled.get(name)?.()
    } catch (error) {
      log.error({ err: redactQueryError(error), schedule: name }, 'scheduled work failed')
      // Stored with the job, so it must not be the error itself: that may hold what a query was run with.
      throw new Error(errorCode(error))
    }
  }

  return {
    createQueue,
    handle,
    async enqueue(tx, queue, id, { startAfter, again = false } = {}) {
      const db = fromDrizzle(tx as DrizzleTransactionLike, sql)
      const singletonKey = again ? `${id}/${randomUUID()}` : id
      await boss.send(queue, { id }, { singletonKey, db, ...(startAfter ? { startAfter } : {}) })
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
      for (const { name, key } of storedSchedules)
        if (name !== SCHEDULE_QUEUE || !scheduled.has(key)) await boss.unschedule(name, key)
    },
    async stop() {
      clearInterval(watch)
      const ended = Promise.all([stopLooking(), ...[...created].map((queue) => boss.offWork(queue))])
      await Promise.race([ended, setTimeout(STOP_PATIENCE_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}

/** Whether what an earlier start has made, a queue or a schedule, is there and has these options. */
const hasOptions = (made: object | undefined, options: object): boolean =>
  Object.entries(options).every(
    ([name, value]) => (made as Record<string, unknown> | undefined)?.[name] === value,
  )

/** Returns the jobs that somebody is doing, or was doing when his process died. */
const activeJobs = (orm: Orm) =>
  rowsOf<{ queue: string; id: string }>(
    orm,
    sql`select name as queue, id from pgboss.job where state = 'active'`,
  )
