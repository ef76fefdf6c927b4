import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OrderOutcome } from '@rapport/contract/page'
import fastify, { type FastifyInstance } from 'fastify'
import { cities } from '../src/contacts/tables.ts'
import { siteProperties, textPages } from '../src/content/tables.ts'
import { type Orders, openOrders } from '../src/orders/open-orders.ts'
import { orderRoutes } from '../src/orders/routes.ts'
import { deliveryChannels } from '../src/orders/tables.ts'
import type { UploadBounds } from '../src/orders/upload-limits.ts'
import { createCustomerMailer } from '../src/platform/customer-mailer.ts'
import type { Database } from '../src/platform/database.ts'
import { readEnv } from '../src/platform/env.ts'
import { handleErrors } from '../src/platform/error-handler.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { createRecipientLimits } from '../src/platform/mail-limits.ts'
import { openMailer } from '../src/platform/mailer.ts'
import { openStorage } from '../src/platform/open-storage.ts'
import type { RateLimit } from '../src/platform/rate-limit.ts'
import { openSecretKeys } from '../src/platform/secret.ts'
import { createSecurityLog } from '../src/platform/security-log.ts'
import type { Storage } from '../src/platform/storage.ts'

/** A listening server that takes orders, on a data directory of its own. */
export interface OrdersApp {
  app: FastifyInstance
  orders: Orders
  storage: Storage
  url: string
  dataDir: string
  /** Everything logged, a line each. */
  log: string[]
  /** Files that stand in incoming/ and files/orders/. */
  files(): Promise<{ incoming: string[]; stored: string[] }>
  close(): Promise<void>
}

export interface OrdersAppOptions {
  env?: Record<string, string>
  rateLimit?: RateLimit
  tryLimit?: RateLimit
  /** Keep using a data directory; it is then not removed. */
  dataDir?: string
  now?: () => Date
  uploadBounds?: Partial<UploadBounds>
  /** Mails to customers in an hour. */
  customerMailsHourly?: number
}

/** The one row, the one page and the one city an order needs. */
export async function writeFactory(database: Database): Promise<void> {
  await database.orm.insert(siteProperties).values({
    name: 'Фабрика «Проба»',
    tagline: 'фабрика текстиля',
    phone: '+74951234567',
    supportEmail: 'support@proba.example',
    address: 'Иваново, улица Ткачей, 1',
    operationMode: 'Пн–Пт 9:30–18:00',
    social: [],
    homeTitle: '',
    homeDescription: '',
    homeKeywords: '',
  })
  await database.orm.insert(cities).values({
    id: 3,
    position: 1,
    city: 'Иваново',
    aliases: [],
    subdomain: 'proba',
    phones: [],
    email: '',
    address: '',
    operationMode: '',
    notifications: [],
    howToGet: '',
    photos: [],
  })
  await database.orm
    .insert(textPages)
    .values({ slug: 'policy', title: 'Согласие', version: '2026-11-01', body: '<p>Я даю согласие</p>' })
}

export async function openOrdersApp(database: Database, options: OrdersAppOptions = {}): Promise<OrdersApp> {
  const now = options.now ? { now: options.now } : {}
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'rapport-orders-')))
  const env = readEnv({ DATA_DIR: dataDir, NODE_ENV: 'test', ...options.env })
  const storage = await openStorage(env, dataDir)
  const log: string[] = []
  const app = fastify({
    // Connections that a test's own requests keep open must not hold up its end.
    forceCloseConnections: true,
    logger: { level: 'debug', stream: { write: (line: string) => void log.push(line) } },
  })
  handleErrors(app)
  const jobs = await openJobs(database, deliveryChannels, app.log)
  app.addHook('onClose', () => jobs.stop())
  const mailer = openMailer(env, dataDir)
  const { orm } = database
  const logSecurityEvent = createSecurityLog(
    app.log,
    (await openSecretKeys(orm, env.APP_SECRET, 'security-log')).current,
  )
  const { customerMailsHourly: hourlyMax } = options
  const orders = await openOrders({
    env,
    database,
    storage,
    jobs,
    mailer,
    customerMailer: createCustomerMailer({
      orm,
      mailer,
      logSecurityEvent,
      ...(hourlyMax === undefined ? {} : { hourlyMax }),
    }),
    recipientLimits: createRecipientLimits(
      orm,
      (await openSecretKeys(orm, env.APP_SECRET, 'mail-recipients')).current,
    ),
    dataDir,
    logSecurityEvent,
    log: app.log,
    ...(options.uploadBounds ? { uploadBounds: options.uploadBounds } : {}),
    ...(options.rateLimit ? { rateLimit: options.rateLimit } : {}),
    ...now,
  })
  app.addHook('onClose', async () => orders.stop())
  await orderRoutes(app, orders, {
    ...(options.tryLimit ? { tryLimit: options.tryLimit } : {}),
    renderOrderPage: async (outcome: OrderOutcome, status, _request, reply) =>
      reply
        .code(status)
        .type('text/html')
        .send(`<pre>${JSON.stringify(outcome)}</pre>`),
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    app,
    orders,
    storage,
    url,
    dataDir,
    log,
    files: async () => ({
      incoming: await namesIn(join(dataDir, 'incoming')),
      stored: await namesIn(join(dataDir, 'files', 'orders')),
    }),
    async close() {
      await app.close()
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const namesIn = (directory: string) => readdir(directory).catch(() => [])
