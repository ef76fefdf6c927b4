import { randomBytes } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseUrl, onServer } from '../../server/test/test-server.ts'
import { stop } from '../support/server-process.ts'
import { type SpawnedServer, spawnServer } from '../support/spawn-server.ts'

const ROOT = join(import.meta.dirname, '../..')
const dumps = globSync('server/migrations/released/*.sql', { cwd: ROOT })

/** Everything of the schema that migrations create, one line each. */
const SCHEMA = `
  select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
    from information_schema.columns where table_schema = 'public'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select pg_get_functiondef(pg_proc.oid) from pg_proc
    where pronamespace = 'public'::regnamespace and prokind = 'f' and not exists (
      select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  order by line`

async function query<Row>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows as Row[]
  } finally {
    await client.end()
  }
}

const server = inject('databaseServer')

it('keeps a dump of a released schema', () => {
  expect(dumps.length).toBeGreaterThan(0)
})

describe.each(dumps)('a start on the schema of %s', (dump) => {
  const name = `rapport_upgrade_${basename(dump, '.sql').replaceAll('.', '_')}_${randomBytes(4).toString('hex')}`
  const url = databaseUrl(server, name)
  const dataDir = mkdtempSync(join(tmpdir(), 'rapport-upgrade-'))
  let started: SpawnedServer
  beforeAll(async () => {
    await onServer(server, `create database ${name}`)
    await query(url, readFileSync(join(ROOT, dump), 'utf8'))
    started = await spawnServer({ DATABASE_URL: url, DATA_DIR: dataDir })
  })
  afterAll(async () => {
    await stop(started.child)
    await onServer(server, `drop database ${name} with (force)`)
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('brings it to the schema of a new database', async () => {
    const fresh = await query(databaseUrl(server, inject('emptyTemplate')), SCHEMA)
    expect(fresh.length).toBeGreaterThan(500)
    expect(await query(url, SCHEMA)).toEqual(fresh)
  })

  it('serves its pages and the back office', async () => {
    const sitemap = await (await fetch(`${started.url}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
    expect(paths.length).toBeGreaterThan(5)
    for (const path of [...paths, '/admin/', '/readyz'])
      expect([path, (await fetch(`${started.url}${path}`)).status]).toEqual([path, 200])
  })

  it('keeps its orders and takes new ones', async () => {
    expect(await query(url, 'select name from orders')).toEqual([{ name: 'Анна' }])
    const answer = await fetch(`${started.url}/api/v1/send-order-mail`, {
      method: 'POST',
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      body: new URLSearchParams({ name: 'Борис', phone: '9001234568', email: 'boris@example.ru' }),
    })
    expect(await answer.json()).toMatchObject({ result: { number: expect.stringMatching(/-000002$/) } })
  })
})
