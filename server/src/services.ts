import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Api } from '@rapport/contract/endpoints/api'
import type { RenderPage } from '@rapport/contract/page'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createLimits, type LimitOverrides, type Limits } from './limits.ts'
import { type OnContentChange, subscribeToContent } from './platform/database/content-changes.ts'
import type { Database } from './platform/database/database.ts'
import { type Geoip, openGeoip } from './platform/geoip/geoip.ts'
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

/** What the server needs of the site. */
export interface Site {
  renderPage: RenderPage
  /** Directory of the built client bundle; none under development. */
  assets?: string
  /** Whether pages for those who build are served. */
  playground?: boolean
  /** Serves modules and hot reload under development. */
  middleware?: Middleware
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** What the server needs of the back office. */
export interface AdminApp {
  /** Returns the document of every screen, with a nonce for what it loads. */
  renderDocument(nonce: string): string | Promise<string>
  /** Directory of the built scripts and styles; none under development. */
  assets?: string
  /** Serves modules under development. */
  middleware?: Middleware
}

export interface HealthOptions {
  /** How long a part may take: a busy one is no dead one. */
  patienceMs?: number
  /** How long an answer is good for: whoever asks meanwhile costs nothing. */
  freshMs?: number
}

/** What is opened before the server, and what a test sets otherwise than production. */
export interface ServiceOptions {
  env: Env
  database: Database
  storage: Storage
  /** The directory everything is written to. */
  dataDir: string
  site: Site
  /** Left out: there is nothing at /admin/. */
  admin?: AdminApp | undefined
  limits?: LimitOverrides
  jobIntervals?: JobIntervals
  health?: HealthOptions
  now?: Clock
  /** Endpoints that are answered otherwise. */
  api?: Partial<Api>
}

/** What the plugins of the server share. */
export interface Services extends Pick<ServiceOptions, 'health' | 'api' | 'admin'> {
  env: Env
  database: Database
  storage: Storage
  dataDir: string
  site: Site
  log: FastifyBaseLogger
  limits: Limits
  now: Clock
  jobs: Jobs
  /** Sends to the factory. */
  mailer: Mailer
  /** Sends to customers, within the total of an hour. */
  customerMailer: Mailer
  recipientLimits: RecipientLimits
  logSecurityEvent: LogSecurityEvent
  /** Where networks are, as GEOIP_DATABASE says. */
  geoip: Geoip
  loadKeys(purpose: string): Promise<SecretKeys>
  /** Ends when the server closes. */
  onContentChange: OnContentChange
  onNewDay: DayTurns['onNewDay']
}

/** Creates what the plugins share; all of it is closed with the app. */
export async function createServices(app: FastifyInstance, options: ServiceOptions): Promise<Services> {
  const { env, database, dataDir, now = systemTime } = options
  const { orm } = database
  const limits = createLimits(env, options.limits)
  const loadKeys = (purpose: string) => loadSecretKeys(orm, env.APP_SECRET, purpose)
  const logSecurityEvent = createSecurityLog(app.log, (await loadKeys('security-log')).current)

  const jobs = await createJobs(database, app.log, now, options.jobIntervals)
  app.addHook('onClose', () => jobs.stop())
  // By then every plugin has scheduled what it has.
  app.addHook('onReady', () => jobs.retireSchedules())
  // They are counted by the clock of the machine.
  await jobs.schedule('rate-limits', '7 * * * *', () => deleteExpiredRateLimits(orm, systemTime()))

  const warn = (details: { reason: string }, message: string) => app.log.warn(details, message)
  const geoip = await openGeoip({ path: env.GEOIP_DATABASE, warn })
  app.addHook('onClose', async () => geoip.close())

  const dayTurns = createDayTurns(now)
  app.addHook('onRequest', async () => dayTurns.look())

  const { onContentChange, stop } = await subscribeToContent(database)
  app.addHook('onClose', stop)

  const mailer = createMailer(env, dataDir)
  const hourlyMax = limits.customerMailsHourly
  return {
    ...options,
    log: app.log,
    limits,
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
