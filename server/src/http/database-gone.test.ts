import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ajax, validFields } from '../../test/order-form.ts'
import { openServerApp, type ServerApp } from '../../test/server-app.ts'
import type { CuttableConnection } from '../../test/stand-ins/cuttable-connection.ts'
import { openCuttablePostgres } from '../../test/stand-ins/cuttable-postgres.ts'
import { openOwnDatabase, type TestDatabase } from '../../test/test-database.ts'
import { orders } from '../orders/tables.ts'
import type { Database } from '../platform/database/database.ts'

describe('a server while PostgreSQL is away and after it is back', () => {
  let test: TestDatabase
  let line: CuttableConnection
  let database: Database
  let server: ServerApp
  beforeAll(async () => {
    test = await openOwnDatabase()
    ;({ line, database } = await openCuttablePostgres(test.url, { max: 5, connectionTimeoutMillis: 2000 }))
    server = await openServerApp(database, {}, { health: { freshMs: 0 } })
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    line.stop()
    await test.drop()
  })

  const ask = async (url: string) => {
    const answer = await server.app.inject({ url })
    return { status: answer.statusCode, body: answer.body }
  }
  const order = async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: endpointRoutes.sendOrderMail.path,
      headers: ajax,
      payload: validFields,
    })
    return { status: answer.statusCode, message: answer.json().message }
  }
  const mails = () => readdir(join(server.dataDir, 'mail')).catch(() => [])

  it('answers cached pages and /healthz, and 503 in Russian for all other requests', async () => {
    expect((await ask('/kept/')).status).toBe(200)
    line.cut()
    expect((await ask('/kept/')).status).toBe(200)
    expect((await ask('/healthz')).status).toBe(200)
    expect((await ask('/api/v1/posts')).status).toBe(503)
    expect(await order()).toEqual({ status: 503, message: expect.stringMatching(/[а-яё]/) })
    const ready = await ask('/readyz')
    expect(ready.status).toBe(503)
    expect(JSON.parse(ready.body)).toMatchObject({ parts: expect.arrayContaining(['database']) })
  })

  it('serves orders, their emails and content changes again without a restart', async () => {
    line.open()
    await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(200), { timeout: 20_000 })
    expect((await ask('/api/v1/posts')).status).toBe(200)
    expect((await order()).status).toBe(200)
    expect(await test.database.orm.select({ id: orders.id }).from(orders)).toHaveLength(1)
    await vi.waitFor(async () => expect((await mails()).length).toBeGreaterThan(0), { timeout: 50_000 })
    const before = server.rendered.length
    await vi.waitFor(
      async () => {
        await test.database.orm.execute(sql`notify content_changed`)
        await ask('/kept/')
        expect(server.rendered.length).toBeGreaterThan(before)
      },
      { timeout: 20_000 },
    )
  })
})
