import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildApp } from '../../server/test/build-app.ts'
import { samples } from '../../server/test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../server/test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../server/test/orders-app.ts'
import { SOON } from '../../server/test/soon.ts'
import { type MailServer, startMailServer } from '../../server/test/stand-ins/mail-server.ts'
import { openTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'
import { freePort } from '../support/server-process.ts'
import { namesIn, readSample, scrape } from './scrape.ts'

const root = join(import.meta.dirname, '../..')
const OPS = ['ops/grafana/rapport.json', 'ops/alerts.yaml']

let database: TestDatabase
let mails: MailServer
let server: OrdersApp
let port: number

beforeAll(async () => {
  database = await openTestDatabase()
  mails = await startMailServer()
  port = await freePort()
  await seedSmallFactory(database.database)
  const variables = { METRICS_PORT: String(port), SMTP_URL: mails.url, PUBLIC_URL: 'https://proba.example' }
  server = await openOrdersApp(database.database, { variables })
  const form = orderForm(validFields, [{ name: 'принт.pdf', bytes: samples.pdf }])
  expect((await sendOrder(server.url, form)).status).toBe(200)
  for (let n = 0; n < 3; n += 1) await (await fetch(`${server.url}/catalog/`)).text()
  await (await fetch(`${server.url}/api/v1/no-such/ivan@example.ru`)).text()
  await vi.waitFor(() => expect(mails.taken.length).toBeGreaterThanOrEqual(2), SOON)
})
afterAll(async () => {
  await server.close()
  await mails.stop()
  await database.drop()
})

describe('/metrics', () => {
  it('counts requests by route, page lookups, renders, mails, uploads, jobs and statements', async () => {
    const metrics = await vi.waitFor(async () => {
      const text = await scrape(port)
      expect(readSample(text, 'rapport_mails_total{result="sent"}')).toBe(2)
      expect(text).toMatch(/^rapport_job_duration_seconds_count\{queue="[\w-]+",result="ok"\} /m)
      return text
    }, SOON)
    const requests = (labels: string) =>
      readSample(metrics, `rapport_http_request_duration_seconds_count${labels}`)
    expect(requests('{method="GET",route="/*",status="2xx"}')).toBe(3)
    expect(requests('{method="POST",route="/api/v1/send-order-mail",status="2xx"}')).toBe(1)
    expect(readSample(metrics, 'rapport_page_cache_lookups_total{result="hit"}')).toBe(2)
    expect(readSample(metrics, 'rapport_render_duration_seconds_count{result="ok"}')).toBe(1)
    expect(readSample(metrics, 'rapport_uploads_total{result="received"}')).toBe(1)
    expect(readSample(metrics, 'rapport_upload_bytes_total')).toBe(samples.pdf.byteLength)
    expect(readSample(metrics, 'rapport_database_up')).toBe(1)
    expect(readSample(metrics, 'rapport_statement_duration_seconds_count{kind="insert"}')).toBeGreaterThan(0)
    expect(readSample(metrics, 'rapport_jobs{queue="schedules",state="failed"}')).toBe(0)
    expect(readSample(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(readSample(metrics, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
  })

  it('has no path and no personal data in its labels', async () => {
    const metrics = await scrape(port)
    for (const text of ['ivan', 'anna', 'catalog/', 'no-such', 'Ткачёва']) expect(metrics).not.toContain(text)
  })

  it('prints every metric that the dashboard and the alerts name', async () => {
    const printed = namesIn(await scrape(port))
    for (const file of OPS) {
      const named = new Set(readFileSync(join(root, file), 'utf8').match(/\b(?:rapport|nodejs|process)_\w+/g))
      expect(named.size).toBeGreaterThan(5)
      expect([...named].filter((name) => !printed.has(name))).toEqual([])
    }
  })

  it('answers 404 to other paths and 405 to other methods', async () => {
    const at = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method })
    expect((await at('/')).status).toBe(404)
    expect((await at('/metrics', 'POST')).status).toBe(405)
  })

  it('is not served on the port of the site', async () => {
    expect((await fetch(`${server.url}/metrics`)).headers.get('content-type')).not.toContain('version=0.0.4')
  })
})

it('has eight alerts, each with a summary and an action', () => {
  const text = readFileSync(join(root, 'ops/alerts.yaml'), 'utf8')
  const count = (pattern: RegExp) => text.match(pattern)?.length
  expect([count(/- alert: /g), count(/ summary: /g), count(/ action: /g)]).toEqual([8, 8, 8])
})

describe('METRICS_PORT', () => {
  const start = (metricsPort: number, PORT = '0') =>
    buildApp(database.database, { variables: { METRICS_PORT: String(metricsPort), PORT } })

  it('stops the start with a sentence if another program has the port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await vi.waitFor(() => expect(other.listening).toBe(true), SOON)
    const { port: taken } = other.address() as { port: number }
    await expect(start(taken)).rejects.toThrow(
      `Port ${taken} of 127.0.0.1 for metrics can't be listened on (EADDRINUSE).`,
    )
    other.close()
  })

  it('stops the start with a sentence if it is the port of the site', async () => {
    await expect(start(4000, '4000')).rejects.toThrow('METRICS_PORT=4000 is the port of the site.')
  })
})
