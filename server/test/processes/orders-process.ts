import { existsSync, readFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { getSiteProperties } from '../../src/content/queries.ts'
import { openPglite } from '../../src/platform/database/pglite-database.ts'
import { openPostgres } from '../../src/platform/database/postgres-database.ts'
import { openOrdersApp, seedSmallFactory } from '../orders-app.ts'

/** The server that takes orders as a process of its own, to be killed. Prints its address when it listens. */
const { DATA_DIR = '', DATABASE_URL, SMTP_URL = '', PGLITE_TEMPLATE = '' } = process.env
const MANY = { max: 1_000_000, windowMs: 600_000 }
const limits = {
  orders: MANY,
  orderTries: MANY,
  customerMailsHourly: 1_000_000,
  uploads: { hourlyByAddress: 2 ** 40 },
}
const directory = join(DATA_DIR, 'db')
const template = existsSync(directory) || !PGLITE_TEMPLATE ? undefined : readFileSync(PGLITE_TEMPLATE)
const database = await (DATABASE_URL
  ? openPostgres(DATABASE_URL)
  : openPglite(directory, template && new Blob([template])))
if (!(await getSiteProperties(database.orm))) await seedSmallFactory(database)
const server = await openOrdersApp(database, { dataDir: DATA_DIR, variables: { SMTP_URL }, limits })
console.log(server.url)
// A killed process would leave nothing to the next.
flushCompileCache()
