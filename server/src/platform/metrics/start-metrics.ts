import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Database } from '../database/database.ts'
import { type CountableCache, countCacheLookups } from './cache-metrics.ts'
import { addDatabaseMetrics } from './database-metrics.ts'
import { addDiskMetrics } from './disk-metrics.ts'
import { listenForScrapes } from './metrics-server.ts'
import { addRequestMetrics } from './request-metrics.ts'
import { addStateGauge, type StateGauge } from './state-gauge.ts'
import { addStatementMetrics } from './statement-metrics.ts'
import { addWorkMetrics } from './work-metrics.ts'

/** Metrics of this process. */
export interface Metrics {
  addStateGauge(gauge: StateGauge): void
  /** Returns the cache with counted lookups. To be called once. */
  countLookups<Cache extends CountableCache>(cache: Cache): Cache
}

export interface MetricsOptions {
  database: Database
  /** Directory of all written files. */
  dataDir: string
  host: string
  port: number
}

/**
 * Measures requests and work from now on, and serves the metrics on a port of their own until the app closes.
 * Throws StartError if the port is taken.
 */
export async function startMetrics(app: FastifyInstance, options: MetricsOptions): Promise<Metrics> {
  const register = new Registry()
  const server = await listenForScrapes(register, options)
  app.addHook('onClose', () => server.close())
  collectDefaultMetrics({ register })
  addRequestMetrics(app, register)
  const stopWork = addWorkMetrics(register)
  const stopStatements = addStatementMetrics(register)
  addDatabaseMetrics(register, options.database)
  addDiskMetrics(register, options.dataDir)
  app.addHook('onClose', async () => {
    stopWork()
    stopStatements()
  })
  return {
    addStateGauge: (gauge) => addStateGauge(register, gauge),
    countLookups: (cache) => countCacheLookups(register, cache),
  }
}
