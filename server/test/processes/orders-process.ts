import { flushCompileCache } from 'node:module'
import { getSiteProperties } from '../../src/content/queries.ts'
import { openOrdersApp, seedSmallFactory } from '../orders-app.ts'
import { openProcessDatabase } from './open-process-database.ts'

/** Order server in its own process, which tests kill. Prints its URL when it listens. */
const { DATA_DIR = '', SMTP_URL = '' } = process.env
const MANY = { max: 1_000_000, windowMs: 600_000 }
const limits = {
  orders: MANY,
  orderTries: MANY,
  customerMailsHourly: 1_000_000,
  uploads: { hourlyByIp: 2 ** 40 },
}
const database = await openProcessDatabase()
if (!(await getSiteProperties(database.orm))) await seedSmallFactory(database)
const server = await openOrdersApp(database, { dataDir: DATA_DIR, variables: { SMTP_URL }, limits })
console.log(server.url)
// A killed process would not write the compile cache.
flushCompileCache()
