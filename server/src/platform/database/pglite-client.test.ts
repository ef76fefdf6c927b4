import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { SHORT_LIVED } from '../../../test/processes/short-lived.ts'
import { SOON } from '../../../test/soon.ts'
import { openPgliteClient, type PgliteClient } from './pglite-client.ts'

let client: PgliteClient
let direct: PGlite
beforeAll(async () => {
  ;[client, direct] = await Promise.all([openPgliteClient({}), PGlite.create()])
  await client.exec('create table things (id integer primary key, name text not null unique)')
})
afterAll(async () => {
  await direct.close()
  await client.close()
})

it('lets the process go on while a query computes', async () => {
  let done = false
  const query = client.query('select count(*) from generate_series(1, 3000000)').then(() => {
    done = true
  })
  for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  expect(done).toBe(false)
  await query
})

it('gives the very rows and fields that the database gives without a thread', async () => {
  const statement = `select 1 as small, 9007199254740993 as large, 1.5::numeric as exact, true as yes, null as none,
    'слово' as word, '{"a": [1]}'::jsonb as json, '{1,2}'::int[] as list, '{а,"б,в"}'::text[] as words,
    '\\x00ff'::bytea as bytes, '2026-11-22'::date as day, '2026-11-22 10:00+03'::timestamptz as time,
    '2026-11-22 10:00'::timestamp as local, '2 days 3 hours'::interval as term, '{2026-11-22,null}'::date[] as days,
    '{2026-11-22 10:00}'::timestamp[] as locals, '{2026-11-22 10:00+03}'::timestamptz[] as times,
    '{1 day}'::interval[] as terms, '{{1.50},{2}}'::numeric[] as sums, null::date as none_of_it,
    $1::text as parameter, $2::bytea as sent, $3::timestamptz as moment, $4::int[] as numbers`
  const params = ['п', new Uint8Array([0, 1, 255]), new Date(0), [3, 4]]
  for (const rowMode of ['array', 'object'] as const)
    expect(await client.query(statement, params, { rowMode })).toEqual(
      await direct.query(statement, params, { rowMode }),
    )
})

it('parses values by the parsers of a query, and refuses one that would come too late', async () => {
  const parsers = { 1082: (value: string) => `day ${value}` }
  const statement = `select '2026-11-22'::date as day, null::date as none, 1 as number`
  for (const rowMode of ['array', 'object'] as const)
    expect((await client.query(statement, [], { rowMode, parsers })).rows).toEqual(
      (await direct.query(statement, [], { rowMode, parsers })).rows,
    )
  await expect(client.query(statement, [], { parsers: { 23: Number } })).rejects.toThrow('Type 23')
})

it('gives a result for each of several statements', async () => {
  const statements = `begin; select 1 as one; select '2026-11-22'::date as day; commit`
  expect(await client.exec(statements)).toEqual(await direct.exec(statements))
})

it('keeps the code and the constraint of an error, and drops the values', async () => {
  const add = () => client.query('insert into things values (1, $1)', ['секрет'])
  await add()
  const error = await add().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).toMatchObject({
    code: '23505',
    constraint: 'things_pkey',
    table: 'things',
    severity: 'ERROR',
  })
  expect(error).not.toHaveProperty('params')
})

it('keeps a transaction alone on the connection, and others waiting until it ends', async () => {
  const inside = Promise.withResolvers<void>()
  const events: string[] = []
  const first = client.transaction(async (tx) => {
    await tx.query(`insert into things values (10, 'ten')`)
    await inside.promise
    events.push('first ends')
  })
  const outside = client.query('select id from things where id = 10').then(({ rows }) => {
    events.push(`outside sees ${rows.length}`)
  })
  const second = client.transaction(async () => {
    events.push('second begins')
  })
  inside.resolve()
  await Promise.all([first, outside, second])
  expect(events).toEqual(['first ends', 'outside sees 1', 'second begins'])
})

it('undoes a transaction whose work throws, and throws the same error', async () => {
  const cause = new Error('changed my mind')
  const work = client.transaction(async (tx) => {
    await tx.query(`insert into things values (20, 'twenty')`)
    throw cause
  })
  await expect(work).rejects.toBe(cause)
  expect((await client.query('select id from things where id = 20')).rows).toEqual([])
})

it('undoes a transaction one of whose queries failed, and goes on', async () => {
  const work = client.transaction(async (tx) => {
    await tx.query(`insert into things values (30, 'thirty')`)
    await tx.query('select no_such_column')
  })
  await expect(work).rejects.toMatchObject({ code: '42703' })
  expect((await client.query('select id from things where id = 30')).rows).toEqual([])
})

it('refuses a query of a transaction that has ended', async () => {
  const late = await client.transaction(async (tx) => () => tx.query('select 1'))
  await expect(late()).rejects.toThrow()
})

it('passes notifications on to each listener until it stops', async () => {
  const [a, b] = [vi.fn(), vi.fn()]
  const stopA = await client.listen('news', a)
  const stopB = await client.listen('news', b)
  await client.query(`select pg_notify('news', 'one')`)
  await stopA()
  await client.query(`select pg_notify('news', 'two')`)
  await vi.waitFor(() => expect(b.mock.calls).toEqual([['one'], ['two']]), SOON)
  expect(a.mock.calls).toEqual([['one']])
  await stopB()
})

it('refuses whatever comes after it was closed', async () => {
  const other = await openPgliteClient({})
  await other.close()
  await expect(other.query('select 1')).rejects.toThrow('closed')
})

it('can’t be opened in a directory that can’t be made', async () => {
  await expect(openPgliteClient({ dataDir: '/dev/null/db' })).rejects.toThrow()
})

it('ends the process with one line of the log when its thread dies', async () => {
  const child = spawn(process.execPath, [
    ...SHORT_LIVED,
    join(import.meta.dirname, '../../../test/processes/dead-thread-process.ts'),
  ])
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  expect(code).toBe(1)
  expect(JSON.parse(output)).toMatchObject({ level: 60, msg: expect.stringContaining('embedded database') })
})
