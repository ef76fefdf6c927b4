import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { type DrizzleTransactionLike, fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss'
import type { Database, Orm } from './database.ts'

/** One try of a job. A handler that throws is called again later; what it throws is stored with the job. */
export interface JobTry {
  /** What the job is about, as it was queued. */
  id: string
  /** When the next try comes at the latest, should this one fail; undefined when this is the last. */
  retryBy: Date | undefined
}

/** Work that is done after the answer, kept in the database until it is. */
export interface Jobs {
  /** Queues a job within a transaction; nothing happens where the same one is waiting or under way. */
  add(tx: Orm, queue: string, id: string): Promise<void>
  /** Starts doing the jobs of a queue. */
  handle(queue: string, handler: (job: JobTry) => Promise<void>): Promise<void>
  /** Looks for new jobs now instead of at the next poll. */
  wake(queue: string): void
  /** Lets the jobs under way end, for a while, and starts no new ones. */
  stop(): Promise<void>
}

const RETRY_FIRST_S = 2
const RETRY_MOST_S = 15 * 60
/** About a week of tries. */
const RETRIES = 700
const POLL_S = 2
/** After so many seconds without a sign of life another process takes a job over. */
const HEARTBEAT_S = 15
const STOP_PATIENCE_MS = 5000

const queueOptions: QueueOptions = {
  retryLimit: RETRIES,
  retryDelay: RETRY_FIRST_S,
  retryBackoff: true,
  retryDelayMax: RETRY_MOST_S,
  retentionSeconds: 60 * 86_400,
  deleteAfterSeconds: 3600,
  heartbeatSeconds: HEARTBEAT_S,
}

const workOptions = { includeMetadata: true, pollingIntervalSeconds: POLL_S } as const

/** Opens the named queues on the product's database. */
export async function openJobs(
  database: Database,
  queues: readonly string[],
  log: FastifyBaseLogger,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.queueOptions,
    schedule: false,
    superviseIntervalSeconds: HEARTBEAT_S,
    monitorIntervalSeconds: HEARTBEAT_S,
  })
  boss.on('error', (error) => log.error({ err: { name: error.name, message: error.message } }, 'job queue'))
  await boss.start()
  for (const queue of queues) {
    // One job for one thing: a second one is not queued while the first is waiting or under way.
    await boss.createQueue(queue, { ...queueOptions, policy: 'exclusive' })
    await boss.updateQueue(queue, queueOptions)
    // This also makes the queue known to `send`, which must not ask the database inside a transaction.
    const jobs = await boss.findJobs(queue)
    // The embedded database is ours alone: whoever was doing a job when we start is dead.
    if (database.kind === 'pglite')
      for (const job of jobs) if (job.state === 'active') await boss.fail(queue, job.id)
  }

  const workers = new Map<string, string>()
  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }
  return {
    async add(tx, queue, id) {
      await boss.send(queue, { id }, { singletonKey: id, db: fromDrizzle(tx as DrizzleTransactionLike, sql) })
    },
    async handle(queue, handler) {
      const worker = await boss.work<{ id: string }, void, typeof workOptions>(
        queue,
        workOptions,
        async ([job]) => {
          if (!job) return
          const last = job.retryCount >= job.retryLimit
          // Where there was one there may be more: they don't wait for the next poll.
          wake(queue)
          await handler({ id: job.data.id, retryBy: last ? undefined : retryBy(job.retryCount) })
        },
      )
      workers.set(queue, worker)
    },
    wake,
    stop: () => boss.stop({ graceful: true, timeout: STOP_PATIENCE_MS }),
  }
}

function retryBy(retryCount: number): Date {
  const seconds = Math.min(RETRY_MOST_S, RETRY_FIRST_S * 2 ** Math.min(16, retryCount + 1))
  return new Date(Date.now() + (seconds + POLL_S) * 1000)
}
