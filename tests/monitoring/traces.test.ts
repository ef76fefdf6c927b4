import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { orderForm, sendOrder, validFields } from '../../server/test/order-form.ts'
import { type OrdersApp, openOrdersApp, seedSmallFactory } from '../../server/test/orders-app.ts'
import { SOON } from '../../server/test/soon.ts'
import { type MailServer, startMailServer } from '../../server/test/stand-ins/mail-server.ts'
import { type Receiver, startReceiver } from '../../server/test/stand-ins/webhook-server.ts'
import { openTestDatabase, type TestDatabase } from '../../server/test/test-database.ts'

interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

let database: TestDatabase
let mails: MailServer
let receiver: Receiver
let server: OrdersApp
let spans: ReceivedSpan[]
let orderTrace: string
let pageTrace: string

interface OtlpBody {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[]
}

beforeAll(async () => {
  database = await openTestDatabase()
  mails = await startMailServer()
  receiver = await startReceiver()
  await seedSmallFactory(database.database)
  const variables = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    SMTP_URL: mails.url,
    PUBLIC_URL: 'https://proba.example',
    LOG_LEVEL: 'info',
  }
  server = await openOrdersApp(database.database, { variables })
  await sendOrder(server.url, orderForm(validFields))
  for (let n = 0; n < 2; n += 1) {
    const page = await fetch(`${server.url}/catalog/`)
    await page.text()
    pageTrace = page.headers.get('x-trace-id') ?? ''
  }
  await vi.waitFor(() => expect(mails.taken.length).toBeGreaterThanOrEqual(2), SOON)
  orderTrace = String(mails.taken[0]?.mail.headers.find(({ key }) => key === 'x-trace-id')?.value)
  // Closing sends the last spans.
  await server.close()
  spans = receiver.requests.flatMap(({ body }) =>
    (body as OtlpBody).resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
  )
})
afterAll(async () => {
  await mails.stop()
  await receiver.stop()
  await database.drop()
})

const namesOf = (trace: string) => spans.filter(({ traceId }) => traceId === trace).map(({ name }) => name)

describe('traces', () => {
  it('follow an order from its request through its jobs to its mails', () => {
    const names = namesOf(orderTrace)
    expect(names).toContain('POST /api/v1/send-order-mail')
    expect(names.filter((name) => name.startsWith('job '))).not.toEqual([])
    expect(names.filter((name) => name === 'mail').length).toBeGreaterThanOrEqual(1)
    expect(names).toContain('insert')
    const ids = new Set(spans.map(({ spanId }) => spanId))
    const orphans = spans.filter(({ parentSpanId }) => parentSpanId && !ids.has(parentSpanId))
    expect(orphans).toEqual([])
  })

  it('are named in log lines, answers and headers of mails', () => {
    expect(pageTrace).toMatch(/^[\da-f]{32}$/)
    expect(namesOf(pageTrace)).toContain('GET /*')
    const lines = server.log.map(
      (line) => JSON.parse(line) as { msg: string; traceId?: string; path?: string },
    )
    const order = lines.find(({ path }) => path === '/api/v1/send-order-mail')
    expect(order?.traceId).toBe(orderTrace)
    expect(
      new Set(
        mails.taken.map(({ mail }) => String(mail.headers.find(({ key }) => key === 'x-trace-id')?.value)),
      ),
    ).toEqual(new Set([orderTrace]))
  })

  it('send no values of statements and no personal data', () => {
    const sent = JSON.stringify(receiver.requests.map(({ body }) => body))
    expect(sent).toContain('db.query.text')
    for (const text of Object.values(validFields)) expect(sent).not.toContain(text)
    expect(sent).not.toContain('9001234567')
  })
})
