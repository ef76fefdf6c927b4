/**
 * Writes a dump of this version's schema, with a small factory, an owner and an order. Later versions are tested to
 * start from it. DATABASE_URL names an empty database that the installed `pg_dump` can read.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPostgres } from '@rapport/server/platform/database/postgres-database'
import { seedDatabase } from '@rapport/server/seed'
import { createFirstOwner } from '@rapport/server/staff/members/first-owner'
import { sql } from 'drizzle-orm'
import { buildApp } from '../../server/test/build-app.ts'
import { smallSeedContent } from '../../server/test/content/small-seed-content.ts'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'server/migrations/released')
const OPTIONS = ['--no-owner', '--no-privileges', '--inserts', '--rows-per-insert=100']
const OWNER = { ADMIN_EMAIL: 'owner@example.ru', ADMIN_PASSWORD: 'лоскутное одеяло ткача' }

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

const { DATABASE_URL } = process.env
if (!DATABASE_URL) fail('Set DATABASE_URL to an empty database whose version the installed pg_dump can read.')
const database = await openPostgres(DATABASE_URL)
const tables = await database.orm.execute(sql`
  select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname not in ('pg_catalog', 'information_schema', 'pg_toast') limit 1`)
if ((tables as unknown as { rows: unknown[] }).rows.length > 0)
  fail('DATABASE_URL names a database that is not empty.')

await database.migrate()
const built = await buildApp(database, {
  variables: { LOG_LEVEL: 'silent' },
  prepare: (storage) => seedDatabase(database.orm, storage, smallSeedContent),
})
await createFirstOwner(database.orm, OWNER)
const answer = await built.app.inject({
  method: 'POST',
  url: '/api/v1/send-order-mail',
  headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams({ name: 'Анна', phone: '9001234567', email: 'anna@example.ru' }).toString(),
})
if (answer.statusCode !== 200) fail(`The order was answered ${answer.statusCode}: ${answer.body}`)
await built.close()
await database.close()

const dump = execFileSync('pg_dump', [...OPTIONS, DATABASE_URL], { encoding: 'utf8', maxBuffer: 2 ** 28 })
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
mkdirSync(FOLDER, { recursive: true })
// Only psql understands these commands.
const sqlOnly = dump.replace(/^\\(?:un)?restrict .*\n/gm, '')
writeFileSync(join(FOLDER, `${version}.sql`), sqlOnly)
console.log(`server/migrations/released/${version}.sql: ${Math.round(sqlOnly.length / 1024)} KB`)
