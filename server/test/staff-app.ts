import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { type AdminEndpointName, adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { UNAUDITED } from '@rapport/staff-contract/endpoints/audit-actions'
import type { SignInStage, StaffRole } from '@rapport/staff-contract/staff/permissions'
import { and, eq, max } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, vi } from 'vitest'
import type { StaffLimitOptions } from '../src/limits.ts'
import type { Database } from '../src/platform/database/database.ts'
import { hashPassword } from '../src/platform/security/passwords.ts'
import { createStaffSession } from '../src/staff/sessions/staff-sessions.ts'
import { auditLog, staff } from '../src/staff/tables.ts'
import { CHEAP_PASSWORDS, goodPassword, publicUrl } from './accounts-app.ts'
import { type BuildOptions, type BuiltApp, buildApp } from './build-app.ts'
import { mmdbFile } from './mmdb-file.ts'
import { seedSmallFactory } from './orders-app.ts'
import { type MailServer, startMailServer } from './stand-ins/mail-server.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

const COOKIE = '__Secure-rapport-staff'

/** Response of an endpoint. */
export interface StaffResponse {
  status: number
  headers: Record<string, unknown>
  // biome-ignore lint/suspicious/noExplicitAny: each test checks its type.
  result: any
  message: string
  errors: FieldErrors
}

interface CallOptions {
  body?: object
  /** Value of `:id`. */
  id?: string | number
  query?: Record<string, string>
  headers?: Record<string, string>
  method?: string
  ip?: string
}

/** Browser that stores the cookie of the back office. */
export interface StaffBrowser {
  cookie: string | undefined
  call(name: AdminEndpointName, options?: CallOptions): Promise<StaffResponse>
}

/** Signed-in staff member. */
export interface SignedIn extends StaffBrowser {
  id: number
  email: string
}

/**
 * Whole server with a mail server and a clock that tests can set. The tests of one title share it, each with
 * its own staff members.
 */
export interface StaffApp extends Pick<BuiltApp, 'app' | 'log' | 'dataDir' | 'storage'> {
  database: Database
  clock: { now: Date }
  mails: MailServer
  browser(cookie?: string): StaffBrowser
  /** Sends a request with the cookie to another process on the same database. Returns the status. */
  requestOtherServer(cookie: string | undefined): Promise<number>
  /** Returns another process on the same database. */
  otherApp(): Promise<FastifyInstance>
  /** Creates a staff member with `goodPassword`. */
  member(role: StaffRole, joined?: boolean): Promise<{ id: number; email: string }>
  /** Creates a staff member and a session at any stage, with a recent second factor. */
  signedIn(role: StaffRole, stage?: SignInStage): Promise<SignedIn>
  /** Creates another session of a staff member. */
  session(member: { id: number; email: string }, stage?: SignInStage): Promise<SignedIn>
  /** Returns the token of the newest emailed link to an address, once there are `count`. */
  linkTo(email: string, count?: number): Promise<string>
}

/** Endpoints that have to write an audit entry. Every test checks it. */
const WRITES = (Object.keys(adminRoutes) as AdminEndpointName[]).filter(
  (name) => adminRoutes[name].method !== 'GET' && !(UNAUDITED as readonly string[]).includes(name),
)

const large = { points: 10_000, windowSeconds: 60 }
const LARGE_LIMITS: Partial<StaffLimitOptions> = {
  calls: large,
  passkeys: large,
  network: [large],
  slowDown: { ...large, stepMs: 0, maxMs: 0 },
  codes: [large],
}

type StaffTests = (server: () => StaffApp) => void

/** Runs the tests on a server. */
export function describeStaff(
  title: string,
  tests: StaffTests,
  limits: Partial<StaffLimitOptions> = {},
  options: BuildOptions = {},
): void {
  describe(title, () => {
    let opened: TestDatabase
    let server: StaffApp & { close(): Promise<void> }
    beforeAll(async () => {
      opened = await openTestDatabase()
      server = await openStaffApp(opened.database, limits, options)
    })
    afterAll(async () => {
      await server.close()
      await opened.drop()
    })
    tests(() => server)
  })
}

async function openStaffApp(
  database: Database,
  limits: Partial<StaffLimitOptions>,
  { variables, ...others }: BuildOptions,
): Promise<StaffApp & { close(): Promise<void> }> {
  const mails = await startMailServer()
  const clock = { now: new Date() }
  const directory = await mkdtemp(join(tmpdir(), 'rapport-staff-'))
  const places = join(directory, 'places.mmdb')
  await writeFile(places, mmdbFile({ '198.51.100.0/24': { city: { names: { ru: 'Тула' } } } }))
  const options = {
    ...others,
    variables: { SMTP_URL: mails.url, PUBLIC_URL: publicUrl, GEOIP_DATABASE: places, ...variables },
    limits: { staff: { ...LARGE_LIMITS, ...limits }, passwordCost: CHEAP_PASSWORDS },
    now: () => clock.now,
  }
  const built = await buildApp(database, { ...options, prepare: () => seedSmallFactory(database) })
  const passwordHash = await hashPassword(goodPassword, CHEAP_PASSWORDS)
  let people = 0
  let elsewhere: Promise<BuiltApp> | undefined

  const openOther = () => (elsewhere ??= buildApp(database, options))

  /** Id of the newest audit entry of a completed action. */
  async function lastAuditId(action: AdminEndpointName): Promise<number> {
    const [row] = await database.orm
      .select({ id: max(auditLog.id) })
      .from(auditLog)
      .where(and(eq(auditLog.action, action), eq(auditLog.outcome, 'done')))
    return row?.id ?? 0
  }

  function browser(cookie?: string, { app } = built): StaffBrowser {
    const own: StaffBrowser = {
      cookie,
      async call(name, { body, id = '', query, headers = {}, method, ip = '203.0.113.7' } = {}) {
        const audited = WRITES.includes(name) ? await lastAuditId(name) : undefined
        const answer = await app.inject({
          method: (method ?? adminRoutes[name].method) as 'GET',
          url: adminRoutes[name].path.replace(':id', String(id)),
          ...(query ? { query } : {}),
          remoteAddress: ip,
          headers: {
            'x-requested-with': 'XMLHttpRequest',
            ...(own.cookie ? { cookie: `${COOKIE}=${own.cookie}` } : {}),
            ...headers,
          },
          ...(body ? { payload: body } : {}),
        })
        if (audited !== undefined && answer.statusCode === 200 && (await lastAuditId(name)) <= audited)
          throw new Error(`${name} wrote nothing to the audit log`)
        const set = new RegExp(`^${COOKIE}=([^;]*)`).exec(String(answer.headers['set-cookie'] ?? ''))
        if (set) own.cookie = set[1] || undefined
        const { result = {}, message = '', errors = {} } = answer.body ? answer.json() : {}
        return { status: answer.statusCode, headers: answer.headers, result, message, errors }
      },
    }
    return own
  }

  async function member(role: StaffRole, joined = true) {
    people += 1
    const email = `${role}-${people}@example.ru`
    const created = { email, name: 'Анна Ткач', role, createdAt: clock.now }
    const [row] = await database.orm
      .insert(staff)
      .values({ ...created, ...(joined ? { passwordHash, joinedAt: clock.now } : {}) })
      .returning({ id: staff.id })
    return { id: row?.id ?? 0, email }
  }

  async function session({ id, email }: { id: number; email: string }, stage: SignInStage = 'complete') {
    const client = { ip: '198.51.100.4', device: undefined, userAgent: 'Chrome/150 Windows' }
    const { token } = await database.orm.transaction((tx) =>
      createStaffSession(tx, { staffId: id, stage, client, now: clock.now }),
    )
    return Object.assign(browser(token), { id, email })
  }

  return {
    app: built.app,
    log: built.log,
    dataDir: built.dataDir,
    storage: built.storage,
    database,
    clock,
    mails,
    member,
    session,
    browser: (cookie) => browser(cookie),
    signedIn: async (role, stage) => session(await member(role), stage),
    async requestOtherServer(cookie) {
      return (await browser(cookie, await openOther()).call('getStaffAccount')).status
    },
    otherApp: async () => (await openOther()).app,
    linkTo: (email, count = 1) =>
      vi.waitFor(
        () => {
          const texts = mails.taken.filter(({ to }) => to.includes(email)).map(({ mail }) => mail.text ?? '')
          const token = /\/#([\w-]{43})/.exec(texts[count - 1] ?? '')?.[1]
          if (!token) throw new Error(`${texts.length} of ${count} mails for ${email}`)
          return token
        },
        { timeout: 25_000 },
      ),
    async close() {
      await (await elsewhere)?.close()
      await built.close()
      await rm(directory, { recursive: true })
      await mails.stop()
    },
  }
}

/** Returns the TOTP code of a secret at a time. */
export const totpAt = (secret: string, now: Date, periods = 0): string =>
  new TOTP({ secret }).generate({ timestamp: now.getTime() + periods * 30_000 })

/** Registers an authenticator app of a staff member during or after sign-in. */
export async function addTotp(server: StaffApp, browser: StaffBrowser) {
  const { options } = (await browser.call('createTotpOptions')).result
  const answer = await browser.call('enableTotp', {
    body: { code: totpAt(options.secret, server.clock.now) },
  })
  return { secret: options.secret as string, recoveryCodes: answer.result.recoveryCodes as string[], answer }
}
