import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { countJobs, JOB_STATES, type JobCounts } from '../jobs/job-counts.ts'

const TIMEOUT_MS = 3000
/** Scrapes within this time share one count of the jobs. */
const FRESH_MS = 5000

/** Adds the pool of connections, and the jobs by queue. Without a database, a scrape has no jobs. */
export function addDatabaseMetrics(register: Registry, database: Database): void {
  const registers = [register]
  new Gauge({
    name: 'rapport_pool_connections',
    help: 'Database connections of this process by state: idle or used',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle } = database.poolState()
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'used' }, total - idle)
    },
  })
  new Gauge({
    name: 'rapport_pool_waiting',
    help: 'Callers that wait for a database connection',
    registers,
    collect() {
      this.set(database.poolState().waiting)
    },
  })
  const readCounts = shareResult(() => within(TIMEOUT_MS, countJobs(database.orm)))
  new Gauge({
    name: 'rapport_database_up',
    help: 'Whether the database has answered this scrape',
    registers,
    async collect() {
      this.set((await readCounts()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'rapport_jobs',
    help: 'Jobs of all processes by queue and state: due, delayed, active or failed',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      this.reset()
      for (const counts of (await readCounts()) ?? [])
        for (const state of JOB_STATES) this.set({ queue: counts.queue, state }, counts[state])
    },
  })
  new Gauge({
    name: 'rapport_job_oldest_seconds',
    help: 'Age of the oldest due or active job of each queue',
    labelNames: ['queue'],
    registers,
    async collect() {
      this.reset()
      for (const { queue, oldestSeconds } of (await readCounts()) ?? []) this.set({ queue }, oldestSeconds)
    },
  })
}

type Counts = JobCounts[] | undefined

function shareResult(read: () => Promise<Counts>): () => Promise<Counts> {
  let last: Promise<Counts> | undefined
  return () => {
    if (last) return last
    const mine = read()
    last = mine
    const forget = () => {
      last = undefined
    }
    mine.then(() => setTimeout(forget, FRESH_MS).unref())
    return mine
  }
}

/** Undefined if the work fails or takes longer. */
async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), ms)
  try {
    return await Promise.race([work.catch(() => undefined), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
