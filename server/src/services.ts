import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '@rapport/contract/endpoints/api'
import type { RenderPage } from '@rapport/contract/page'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createHooks, type Hooks } from './hooks.ts'
import { createLimits, type LimitOverrides, type Limits } from './limits.ts'
import { type OnContentChange, subscribeToContent } from './platform/database/content-changes.ts'
import type { Database } from './platform/database/database.ts'
import { logSlowStatements } from './platform/database/slow-statements.ts'
import { type Geoip, openGeoip } from './platform/geoip/geoip.ts'
import { type IsAllowedAddress, isPublicAddress } from './platform/http/guarded-download.ts'
import { createJobs, type JobIntervals, type Jobs } from './platform/jobs/jobs.ts'
import { deleteExpiredRateLimits } from './platform/limits/stored-rate-limit.ts'
import type { Mailer } from './platform/mail/mail-message.ts'
import { createCustomerMailer, createMailer } from './platform/mail/mailer.ts'
import { createRecipientLimits, type RecipientLimits } from './platform/mail/recipient-limits.ts'
import { type Clock, systemTime } from './platform/process/clock.ts'
import { createDayTurns, type DayTurns } from './platform/process/day-turns.ts'
import type { Env } from './platform/process/env.ts'
import { loadSecretKeys, type SecretKeys } from './platform/security/secret-keys.ts'
import { createSecurityLog, type LogSecurityEvent } from './platform/security/security-log.ts'
import type { Storage } from './platform/storage/storage.ts'

/** Site as the server needs it. */
export interface Site {
  renderPage: RenderPage
  /** Directory of the built client bundle. Undefined in development. */
  assets?: string
  /** Whether developer pages are served. */
  playground?: boolean
  /** Serves modules and hot reload in development. */
  middleware?: Middleware
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** Back office as the server needs it. */
export interface AdminApp {
  /** Returns the document of every screen, with a nonce for its scripts. */
  renderDocument(nonce: string): string | Promise<string>
  /** Directory of the built scripts and styles. Undefined in development. */
  assets?: string
  /** Serves modules in development. */
  middleware?: Middleware
}

export interface HealthOptions {
  /** Milliseconds until a check times out. A busy part is not a failed part. */
  timeoutMs?: number
  /** Milliseconds for which a result is cached. */
  freshMs?: number
}

/** Resources opened before the server, and overrides of tests. */
export interface ServiceOptions {
  env: Env
  database: Database
  storage: Storage
  /** Directory of all written files. */
  dataDir: string
  site: Site
  /** If omitted, there is no page at /admin/. */
  admin?: AdminApp | undefined
  limits?: LimitOverrides
  jobIntervals?: JobIntervals
  health?: HealthOptions
  now?: Clock
  /** Addresses that downloads may reach. Public ones by default. */
  isAllowedAddress?: IsAllowedAddress
  /** Endpoints that a test replaces. */
  api?: Partial<Api>
}

/** Services that the plugins share. */
export interface Services extends Pick<ServiceOptions, 'health' | 'api' | 'admin'> {
  env: Env
  database: Database
  storage: Storage
  dataDir: string
  site: Site
  log: FastifyBaseLogger
  limits: Limits
  hooks: Hooks
  now: Clock
  isAllowedAddress: IsAllowedAddress
  jobs: Jobs
  /** Sends to the factory. */
  mailer: Mailer
  /** Sends to customers, within the hourly limit. */
  customerMailer: Mailer
  recipientLimits: RecipientLimits
  logSecurityEvent: LogSecurityEvent
  /** Places of networks by GEOIP_DATABASE. */
  geoip: Geoip
  loadKeys(purpose: string): Promise<SecretKeys>
  /** Listeners are removed when the server closes. */
  onContentChange: OnContentChange
  onNewDay: DayTurns['onNewDay']
}

/** Creates the shared services, which are closed with the app. */
export async function createServices(app: FastifyInstance, options: ServiceOptions): Promise<Services> {
  const { env, database, dataDir, now = systemTime } = options
  const { orm } = database
  const limits = createLimits(env, options.limits)
  const loadKeys = (purpose: string) => loadSecretKeys(orm, env.APP_SECRET, purpose)
  const logSecurityEvent = createSecurityLog(app.log, (await loadKeys('security-log')).current)

  const jobs = await createJobs(database, app.log, now, options.jobIntervals)
  app.addHook('onClose', () => jobs.stop())
  // By then every plugin has called `schedule`.
  app.addHook('onReady', () => jobs.retireSchedules())
  // Windows use the clock of the machine.
  await jobs.schedule('rate-limits', '7 * * * *', () => deleteExpiredRateLimits(orm, systemTime()))

  const warn = (details: { reason: string }, message: string) => app.log.warn(details, message)
  const geoip = await openGeoip({ path: env.GEOIP_DATABASE, warn })
  app.addHook('onClose', async () => geoip.close())

  const stopSlowLog = logSlowStatements(app.log, env.SLOW_STATEMENT_MS)
  app.addHook('onClose', async () => stopSlowLog())

  const dayTurns = createDayTurns(now)
  app.addHook('onRequest', async () => dayTurns.check())

  const { onContentChange, stop } = await subscribeToContent(database)
  app.addHook('onClose', stop)

  const mailer = createMailer(env, dataDir)
  const hourlyMax = limits.customerMailsHourly
  return {
    ...options,
    isAllowedAddress: options.isAllowedAddress ?? isPublicAddress,
    log: app.log,
    limits,
    hooks: createHooks(app),
    now,
    jobs,
    mailer,
    customerMailer: createCustomerMailer({ orm, mailer, logSecurityEvent, hourlyMax }),
    recipientLimits: createRecipientLimits(
      orm,
      (await loadKeys('mail-recipients')).current,
      limits.confirmations,
    ),
    logSecurityEvent,
    geoip,
    loadKeys,
    onContentChange,
    onNewDay: dayTurns.onNewDay,
  }
}
