import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session, User } from '@rapport/contract/accounts'
import { type CallName, calls } from '@rapport/contract/calls'
import type { FieldErrors } from '@rapport/contract/failure'
import { sql } from 'drizzle-orm'
import fastify, { type FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { ATTEMPT_LIMITS, type AttemptLimitOptions } from '../src/accounts/attempt-limits.ts'
import { CODE_MAIL_QUEUE } from '../src/accounts/code-mail.ts'
import { type Accounts, openAccounts } from '../src/accounts/open-accounts.ts'
import { accountRoutes } from '../src/accounts/routes.ts'
import { getSiteProperties } from '../src/content/queries.ts'
import type { Database } from '../src/platform/database.ts'
import { type Env, readEnv } from '../src/platform/env.ts'
import { handleErrors } from '../src/platform/error-handler.ts'
import { openJobs } from '../src/platform/jobs.ts'
import { openMailer } from '../src/platform/mailer.ts'
import { createSecurityLog, logRateLimits } from '../src/platform/security-log.ts'
import { rowsOf } from '../src/search/sql-arrays.ts'
import { type MailServer, startMailServer, type TakenMail } from './mail-server.ts'
import { writeFactory } from './orders-app.ts'

export const publicUrl = 'https://proba.example'
export const goodPassword = 'длинный пароль ткача'

/** What a call was answered. */
export interface Answer {
  status: number
  headers: Headers
  result: Partial<Session> & Record<string, unknown>
  message: string
  errors: FieldErrors
}

export interface CallOptions {
  /** An object is sent as JSON. */
  body?: object | string | FormData | URLSearchParams
  token?: string | undefined
  headers?: Record<string, string>
  /** What stands for `:number`, and for `:id`. */
  number?: string
  id?: string
  method?: string
}

/** A listening server with accounts, a mail server that really speaks SMTP, and a clock to turn. */
export interface AccountsApp {
  url: string
  mails: MailServer
  log: string[]
  clock: { now: Date }
  call(name: CallName, options?: CallOptions): Promise<Answer>
  /** The mails for an address, once there are so many. */
  mailsTo(email: string, count?: number): Promise<TakenMail[]>
  /** Registers an address by its mailed code. */
  member(email: string, password?: string): Promise<{ token: string; user: User }>
  close(): Promise<void>
}

export interface AccountsAppOptions {
  /** In place of limits that no test but their own is to reach. */
  limits?: Partial<AttemptLimitOptions>
  /** Adds what a higher domain has, before the server listens. */
  extend?: (app: FastifyInstance, parts: { env: Env; dataDir: string; accounts: Accounts }) => Promise<void>
}

const large = { points: 1000, windowSeconds: 60 }
const LARGE_LIMITS: AttemptLimitOptions = {
  ...ATTEMPT_LIMITS,
  calls: large,
  passwords: [large],
  slowDown: { ...ATTEMPT_LIMITS.slowDown, ...large },
  codeMails: { sender: [large], mailbox: [large] },
}

export async function openAccountsApp(
  database: Database,
  { limits, extend }: AccountsAppOptions = {},
): Promise<AccountsApp> {
  // There already where a test starts the server anew.
  if (!(await getSiteProperties(database.orm))) await writeFactory(database)
  const dataDir = await mkdtemp(join(tmpdir(), 'rapport-accounts-'))
  const mails = await startMailServer()
  const env = readEnv({
    DATA_DIR: dataDir,
    NODE_ENV: 'test',
    SMTP_URL: mails.url,
    PUBLIC_URL: publicUrl,
    MAIL_TO: 'factory@proba.example',
  })
  const log: string[] = []
  const app = fastify({
    logger: { level: 'debug', stream: { write: (line: string) => void log.push(line) } },
  })
  handleErrors(app)
  const logSecurityEvent = createSecurityLog(app.log, Buffer.from('test'))
  logRateLimits(app, logSecurityEvent)
  const clock = { now: new Date() }
  const jobs = await openJobs(database, [CODE_MAIL_QUEUE], app.log)
  const mailer = openMailer(env, dataDir)
  const accounts = await openAccounts({
    ...{ env, database, jobs, mailer, log: app.log, logSecurityEvent },
    limits: { ...LARGE_LIMITS, ...limits },
    now: () => clock.now,
  })
  await accountRoutes(app, accounts)
  await extend?.(app, { env, dataDir, accounts })
  app.addHook('onClose', async () => {
    accounts.stop()
    await jobs.stop()
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  async function call(name: CallName, options: CallOptions = {}): Promise<Answer> {
    const { body, token, number = '', id = '', headers } = options
    const raw = body === undefined || typeof body === 'string' || body instanceof FormData
    const encoded = raw || body instanceof URLSearchParams ? body : JSON.stringify(body)
    const response = await fetch(`${url}${calls[name].path.replace(':number', number).replace(':id', id)}`, {
      method: options.method ?? calls[name].method,
      body: encoded ?? null,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(body && encoded !== body ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
    })
    const text = await response.text()
    const { result = {}, message = '', errors = {} } = text ? JSON.parse(text) : {}
    return { status: response.status, headers: response.headers, result, message, errors }
  }

  /** Also until their jobs have ended: the same one is not queued again before that. */
  const mailsTo = (email: string, count = 1) =>
    vi.waitFor(
      async () => {
        const taken = mails.taken.filter((mail) => mail.to.includes(email))
        if (taken.length < count) throw new Error(`${taken.length} of ${count} mails for ${email}`)
        const unfinished = await rowsOf(
          database.orm,
          sql`select id from pgboss.job where name = ${CODE_MAIL_QUEUE} and state < 'completed'
            and lower(singleton_key) like ${`%:${email.toLowerCase()}`}`,
        )
        if (unfinished.length > 0) throw new Error(`A mail for ${email} is still under way`)
        return taken
      },
      { timeout: 20_000 },
    )

  async function member(email: string, password = goodPassword) {
    await call('register', { body: { email } })
    const code = codeIn((await mailsTo(email)).at(-1))
    const body = { email, code, name: 'Анна', password, passwordConfirmation: password, policy: '1' }
    const { result, errors } = await call('storePassword', { body })
    if (!result.token || !result.user) throw new Error(JSON.stringify(errors))
    return { token: result.token, user: result.user }
  }

  return {
    url,
    mails,
    log,
    clock,
    call,
    mailsTo,
    member,
    async close() {
      await app.close()
      await mails.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The code a mail carries. */
export function codeIn(taken: TakenMail | undefined): string {
  const code = /^Код: (\d{6})$/m.exec(taken?.mail.text ?? '')?.[1]
  if (!code) throw new Error(`No code in «${taken?.mail.subject}»`)
  return code
}

/** A code of six digits that is not this one. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export function later(clock: { now: Date }, seconds: number): void {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}
