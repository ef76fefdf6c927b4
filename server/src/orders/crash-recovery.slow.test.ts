import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { samples } from '../../test/file-samples.ts'
import { orderForm, sendOrder, validFields } from '../../test/order-form.ts'
import { SOON } from '../../test/soon.ts'
import { type MailServer, startMailServer } from '../../test/stand-ins/mail-server.ts'
import { openOwnDatabase, type TestDatabase } from '../../test/test-database.ts'
import { orderFiles, orders } from './tables.ts'

const RESUMED = { timeout: 40_000, interval: 50 }

/** `npm run chaos:orders` kills the process a thousand times, and the embedded database, too. */
describe('orders and kill -9', () => {
  let dataDir: string
  let mails: MailServer
  let database: TestDatabase
  let child: ChildProcess | undefined
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'rapport-killed-'))
    mails = await startMailServer()
    database = await openOwnDatabase()
  })
  afterEach(async () => {
    await kill()
    await mails.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })

  async function start(): Promise<string> {
    const processes = join(import.meta.dirname, '../../test/processes')
    const program = ['--import', join(processes, 'quick-imports.ts'), join(processes, 'orders-process.ts')]
    child = spawn(process.execPath, program, {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DATABASE_URL: database.url,
        SMTP_URL: mails.url,
        NODE_COMPILE_CACHE: inject('compileCache'),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    if (!child.stdout) throw new Error('The process has no output')
    const [url] = await once(createInterface(child.stdout), 'line')
    return String(url)
  }

  async function kill(): Promise<void> {
    if (!child || child.signalCode) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    // After this silence other processes take over the jobs.
    await database.database.orm.execute(
      sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
    )
  }

  /** Returns the final state after a kill: order numbers, file ids, and stored files. */
  async function readFinalState() {
    await kill()
    const { orm } = database.database
    const rows = await orm.select().from(orders)
    const files = await orm.select().from(orderFiles)
    const list = (path: string): Promise<string[]> => readdir(join(dataDir, path)).catch(() => [])
    return {
      numbers: rows.map((row) => row.number),
      findFiles: (number: string) => {
        const id = rows.find((row) => row.number === number)?.id
        return files.filter((file) => file.orderId === id).map((file) => file.id)
      },
      files: files.map((file) => file.id),
      stored: await list('files/orders'),
      incoming: await list('incoming'),
    }
  }

  const messageIds = () => new Set(mails.taken.map(({ mail }) => mail.messageId))
  const bothMails = (number: string) => [
    `<order-${number}.customer-mail@localhost>`,
    `<order-${number}.factory-mail@localhost>`,
  ]
  const twoFiles = [
    { name: 'a.pdf', bytes: samples.pdf },
    { name: 'b.zip', bytes: samples.zip },
  ]

  /** Sends the first part of an order and waits until it arrives. */
  async function sendHalf(url: string): Promise<void> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined)
    socket.write(
      `POST ${endpointRoutes.sendOrderMail.path} HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 50000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.7\n${'x'.repeat(1_000_000)}`,
    )
    await vi.waitFor(async () => expect(await readdir(join(dataDir, 'incoming'))).toHaveLength(1), SOON)
  }

  // One process covers all three moments, because starting one takes time.
  it('keeps answered orders with their files, sends their mails with unchanged Message-IDs, and drops a half-received order', async () => {
    mails.hold = true
    const url = await start()
    const order = async () => String((await sendOrder(url, orderForm(validFields, twoFiles))).number)
    await sendHalf(url)
    const beingMailed = await order()
    await vi.waitFor(() => expect(mails.held.sort()).toEqual(bothMails(beingMailed)), RESUMED)
    const answered = await order()
    await kill()
    expect(mails.taken).toEqual([])
    mails.hold = false
    await start()
    const expected = [...bothMails(beingMailed), ...bothMails(answered)]
    await vi.waitFor(() => expect([...messageIds()].sort()).toEqual(expected.sort()), RESUMED)
    const left = await readFinalState()
    expect(left.numbers.sort()).toEqual([beingMailed, answered].sort())
    for (const number of left.numbers) expect(left.findFiles(number)).toHaveLength(2)
    expect(left.stored.sort()).toEqual(left.files.sort())
  })

  it('keeps every answered order whole with its mails after repeated kills at random moments', async () => {
    const answered = new Set<string>()
    for (const afterAnswers of [2, 5]) {
      const url = await start()
      let answers = 0
      const clients = Array.from({ length: 4 }, async () => {
        // Each client continues until the process is gone.
        for (;;) {
          // A mailbox receives a limited number of confirmations.
          const fields = { ...validFields, email: `${randomUUID()}@example.ru` }
          const answer = await sendOrder(url, orderForm(fields, twoFiles)).catch(() => undefined)
          if (!answer?.number) return
          answered.add(answer.number)
          answers += 1
          if (answers === afterAnswers) child?.kill('SIGKILL')
        }
      })
      await Promise.all(clients)
      await kill()
    }
    expect(answered.size).toBeGreaterThanOrEqual(7)
    await start()
    const expected = [...answered].flatMap(bothMails)
    await vi.waitFor(() => expect(expected.filter((id) => !messageIds().has(id))).toEqual([]), RESUMED)
    const left = await readFinalState()
    expect([...answered].filter((number) => !left.numbers.includes(number))).toEqual([])
    for (const number of left.numbers) expect(left.findFiles(number)).toHaveLength(2)
    expect(left.files.filter((id) => !left.stored.includes(id))).toEqual([])
  }, 90_000)
})
