import { createServer } from 'node:net'
import type { LeadProbeStep } from '@rapport/staff-contract/system/lead-probe'
import { asc, desc, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { leadProbeSteps, leadProbes } from '../../src/lead-probe/tables.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { queryRows } from '../../src/platform/database/sql-arrays.ts'
import { createStaffSession } from '../../src/staff/sessions/staff-sessions.ts'
import { staff } from '../../src/staff/tables.ts'
import { type BuiltApp, buildApp } from '../build-app.ts'
import { SOON } from '../soon.ts'
import { type MailServer, startMailServer } from '../stand-ins/mail-server.ts'
import { type Receiver, startReceiver } from '../stand-ins/webhook-server.ts'

/** Server that places test orders at its own address, with all channels switched on and an owner. */
export interface LeadProbeApp extends BuiltApp {
  url: string
  mails: MailServer
  /** Telegram and the CRM. */
  receiver: Receiver
  clock: { now: Date }
  owner: { email: string; cookie: string }
  /** Times of the scheduled work. */
  scheduled: unknown[]
  /** Runs the work of a minute in the queue, and waits until it is done. */
  run(minutesLater?: number): Promise<void>
  /** Waits until steps of the newest test order have these states, such as `done` or `pending: HTTP 502`. */
  waitForSteps(steps: Partial<Record<LeadProbeStep, string>>): Promise<void>
  /** Opens a second process on the same database and files. It is closed with the first. */
  openOther(): Promise<FastifyInstance>
  /** Places a test order and follows it to its end. */
  runOnce(): Promise<void>
}

const INTERVAL = 15

/** Steps of a test order that has passed, before its file is read back. */
export const PASSED = {
  page: 'done',
  form: 'done',
  inbox: 'done',
  'factory-mail': 'done',
  'customer-mail': 'done',
  telegram: 'done',
  crm: 'done',
} as const

export async function openLeadProbeApp(
  database: Database,
  variables: Record<string, string> = {},
): Promise<LeadProbeApp> {
  const { orm } = database
  const [mails, receiver, port] = await Promise.all([startMailServer(), startReceiver(), freePort()])
  const clock = { now: new Date() }
  const url = `http://127.0.0.1:${port}`
  const options = {
    now: () => clock.now,
    limits: { leadProbePauseMs: 0 },
    variables: {
      PUBLIC_URL: url,
      SMTP_URL: mails.url,
      TELEGRAM_BOT_TOKEN: '1:token',
      TELEGRAM_CHAT_ID: '-100',
      TELEGRAM_API_URL: receiver.url,
      CRM_WEBHOOK_URL: `${receiver.url}/crm`,
      LEAD_PROBE_MINUTES: String(INTERVAL),
      ...variables,
    },
  }
  const built = await buildApp(database, options)
  // Tests do the work of a minute themselves.
  const scheduled = await queryRows(
    orm,
    sql`delete from pgboss.schedule where key = 'lead-probe' returning cron`,
  )
  let other: BuiltApp | undefined
  await built.app.listen({ port, host: '127.0.0.1' })
  const owner = await addOwner(database, clock.now)

  const readSteps = async () => {
    const [probe] = await orm.select().from(leadProbes).orderBy(desc(leadProbes.placedAt)).limit(1)
    const rows = await orm.select().from(leadProbeSteps).orderBy(asc(leadProbeSteps.step))
    const own = rows.filter(({ probeId }) => probeId === probe?.id)
    return Object.fromEntries(
      own.map(({ step, state, reason }) => [step, reason ? `${state}: ${reason}` : state]),
    )
  }
  async function run(minutesLater = 0): Promise<void> {
    clock.now = new Date(clock.now.getTime() + minutesLater * 60_000)
    await built.app.leadProbe.run?.()
  }
  const waitForSteps: LeadProbeApp['waitForSteps'] = (steps) =>
    vi.waitFor(async () => {
      const found = await readSteps()
      for (const [step, state] of Object.entries(steps))
        if (found[step] !== state) throw new Error(`${step} is ${found[step]}: ${JSON.stringify(found)}`)
    }, SOON)
  return {
    ...built,
    url,
    mails,
    receiver,
    clock,
    owner,
    scheduled,
    run,
    waitForSteps,
    async runOnce() {
      await run(INTERVAL)
      await waitForSteps(PASSED)
      await run()
    },
    async openOther() {
      other = await buildApp(database, { ...options, dataDir: built.dataDir, storage: built.storage })
      return other.app
    },
    async close() {
      await other?.close()
      await built.close()
      await Promise.all([mails.stop(), receiver.stop()])
    },
  }
}

async function addOwner({ orm }: Database, now: Date): Promise<LeadProbeApp['owner']> {
  const email = 'owner@proba.example'
  const [row] = await orm
    .insert(staff)
    .values({ email, name: 'Анна Ткач', role: 'owner', createdAt: now, joinedAt: now })
    .returning({ id: staff.id })
  const client = { ip: '198.51.100.4', device: undefined, userAgent: 'Chrome/150 Windows' }
  const session = { staffId: row?.id ?? 0, stage: 'complete' as const, client, now }
  const { token } = await orm.transaction((tx) => createStaffSession(tx, session))
  return { email, cookie: `rapport-staff=${token}` }
}

/** Returns a port that is free at present. The public URL has to be known before the server listens. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
