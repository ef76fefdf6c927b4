import type { Session, User } from '@rapport/contract/accounts/accounts'
import { type EndpointName, endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { CODE_EMAIL_QUEUE } from '../src/accounts/codes/send-code-email.ts'
import { getSiteProperties } from '../src/content/queries.ts'
import type { AttemptLimitOptions } from '../src/limits.ts'
import type { Database } from '../src/platform/database/database.ts'
import { queryRows } from '../src/platform/database/sql-arrays.ts'
import { type BuiltApp, buildApp } from './build-app.ts'
import { seedSmallFactory } from './orders-app.ts'
import { SOON } from './soon.ts'
import { type MailServer, type ReceivedMail, startMailServer } from './stand-ins/mail-server.ts'

export const publicUrl = 'https://proba.example'
export const goodPassword = 'длинный пароль ткача'

/** Response of an endpoint. */
interface TestResponse {
  status: number
  headers: Headers
  result: Partial<Session> & Record<string, unknown>
  message: string
  errors: FieldErrors
}

interface CallOptions {
  /** An object is sent as JSON. */
  body?: object | string | FormData | URLSearchParams
  token?: string | undefined
  headers?: Record<string, string>
  /** Value of `:number` and `:id`. */
  number?: string
  id?: string
  method?: string
}

/** Listening server with accounts, a real SMTP server, and a clock that tests can set. */
export interface AccountsApp extends Pick<BuiltApp, 'app'> {
  url: string
  mails: MailServer
  log: string[]
  clock: { now: Date }
  call(name: EndpointName, options?: CallOptions): Promise<TestResponse>
  /** Returns the emails with a requested code to an address, once there are `count`. */
  mailsTo(email: string, count?: number): Promise<ReceivedMail[]>
  /** Returns the emails of a subject that report a change of the account, once there are `count`. */
  noticesTo(email: string, subject: string, count?: number): Promise<ReceivedMail[]>
  /** Registers an address with its emailed code. */
  member(email: string, password?: string): Promise<{ token: string; user: User }>
  close(): Promise<void>
}

export interface AccountsAppOptions {
  /** Overrides of limits that only their own tests should reach. */
  limits?: Partial<AttemptLimitOptions>
  variables?: Record<string, string>
}

const large = { points: 1000, windowSeconds: 60 }
const LARGE_LIMITS: Partial<AttemptLimitOptions> = {
  calls: large,
  passwords: [large],
  slowDown: { ...large, stepMs: 250, maxMs: 5000 },
  codeMails: { sender: [large], mailbox: [large] },
}

/** The production cost of hashing is tested in passwords.test.ts. */
export const CHEAP_PASSWORDS = { memoryCost: 64, timeCost: 1, parallelism: 1 }

export async function openAccountsApp(
  database: Database,
  { limits, variables }: AccountsAppOptions = {},
): Promise<AccountsApp> {
  const mails = await startMailServer()
  const clock = { now: new Date() }
  const built = await buildApp(database, {
    variables: { SMTP_URL: mails.url, PUBLIC_URL: publicUrl, MAIL_TO: 'factory@proba.example', ...variables },
    limits: { attempts: { ...LARGE_LIMITS, ...limits }, passwordCost: CHEAP_PASSWORDS },
    now: () => clock.now,
    async prepare() {
      // Present when a test restarts the server.
      if (!(await getSiteProperties(database.orm))) await seedSmallFactory(database)
    },
  })
  const url = await built.listen()

  async function call(name: EndpointName, options: CallOptions = {}): Promise<TestResponse> {
    const { body, token, number = '', id = '', headers } = options
    const raw = body === undefined || typeof body === 'string' || body instanceof FormData
    const encoded = raw || body instanceof URLSearchParams ? body : JSON.stringify(body)
    const response = await fetch(
      `${url}${endpointRoutes[name].path.replace(':number', number).replace(':id', id)}`,
      {
        method: options.method ?? endpointRoutes[name].method,
        body: encoded ?? null,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          ...(body && encoded !== body ? { 'content-type': 'application/json' } : {}),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...headers,
        },
      },
    )
    const text = await response.text()
    const { result = {}, message = '', errors = {} } = text ? JSON.parse(text) : {}
    return { status: response.status, headers: response.headers, result, message, errors }
  }

  /** Also waits until their jobs have ended. Before that a job with the same id is not enqueued. */
  const mailsTo = (email: string, count = 1) =>
    vi.waitFor(async () => {
      const taken = mails.taken.filter(
        ({ to, mail }) => to.includes(email) && mail.messageId?.startsWith('<code-'),
      )
      if (taken.length < count) throw new Error(`${taken.length} of ${count} mails for ${email}`)
      const unfinished = await queryRows(
        database.orm,
        sql`select id from pgboss.job where name = ${CODE_EMAIL_QUEUE} and state < 'completed'
            and lower(singleton_key) like ${`%:${email.toLowerCase()}`}`,
      )
      if (unfinished.length > 0) throw new Error(`A mail for ${email} is still under way`)
      return taken
    }, SOON)

  const noticesTo = (email: string, subject: string, count = 1) =>
    vi.waitFor(() => {
      const taken = mails.taken.filter(({ to, mail }) => to.includes(email) && mail.subject === subject)
      if (taken.length < count) throw new Error(`${taken.length} of ${count} «${subject}» for ${email}`)
      return taken
    }, SOON)

  async function member(email: string, password = goodPassword) {
    await call('register', { body: { email } })
    const code = codeIn((await mailsTo(email)).at(-1))
    const body = { email, code, name: 'Анна', password, passwordConfirmation: password, policy: '1' }
    const { result, errors } = await call('storePassword', { body })
    if (!result.token || !result.user) throw new Error(JSON.stringify(errors))
    return { token: result.token, user: result.user }
  }

  return {
    app: built.app,
    url,
    mails,
    log: built.log,
    clock,
    call,
    mailsTo,
    noticesTo,
    member,
    async close() {
      await built.close()
      await mails.stop()
    },
  }
}

/** Returns the code in an email. */
export function codeIn(taken: ReceivedMail | undefined): string {
  const code = /^Код: (\d{6})$/m.exec(taken?.mail.text ?? '')?.[1]
  if (!code) throw new Error(`No code in «${taken?.mail.subject}»`)
  return code
}

/** Returns a different code of six digits. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export function afterMs(clock: { now: Date }, seconds: number): void {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}
