import { DAY_S, HOUR_MS, HOUR_S, MINUTE_MS } from '@rapport/contract/hours/durations'
import type { ConcurrencyLimitOptions } from './platform/limits/concurrency-limit.ts'
import type { IpLimitOptions } from './platform/limits/ip-limit.ts'
import type { RateLimit } from './platform/limits/route-rate-limit.ts'
import type { RateLimitOptions } from './platform/limits/stored-rate-limit.ts'
import { PASSWORD_COST, type PasswordCost } from './platform/security/passwords.ts'

export type RateWindow = Omit<RateLimitOptions, 'name'>

/**
 * All limits of concurrency and rate. Cheap work (cached pages, health checks) has none. A limit of type RateWindow
 * counts in the database, for all processes, and so do orders, order links, bytes of uploads and mails. The others
 * protect one process and count in it.
 */
export interface Limits {
  /** Concurrent renders. They compute on the event loop, so more of them would only delay each other. */
  renders: ConcurrencyLimitOptions
  /** Concurrent searches. Each uses a database connection, and the pool has ten. */
  searches: ConcurrencyLimitOptions
  /** Requests of accounts. Each runs several queries, and a log-in computes a hash. */
  accounts: ConcurrencyLimitOptions
  /** Requests for uncached pages. A crawler with five requests a second stays below. */
  uncachedPages: IpLimitOptions
  /** Previews of drafts. Each holds a transaction while it renders, and locks the rows it writes. */
  previews: ConcurrencyLimitOptions
  /** Previews for one IP. */
  previewRequests: IpLimitOptions
  /** Searches while typing. A visitor sends two a second at most. */
  searchRequests: IpLimitOptions
  /** Likes. An office behind one IP stays below, a script that invents visitors does not. */
  likes: IpLimitOptions
  /**
   * Counted views of one IP, and of all together. Above the limits posts are served without counting.
   */
  views: IpLimitOptions
  viewsOfAll: IpLimitOptions
  attempts: AttemptLimitOptions
  staff: StaffLimitOptions
  /** Minimum cost of one guess at a stolen hash. */
  passwordCost: PasswordCost
  /** Orders from one IP. A busy office stays below, a flood does not. */
  orders: RateLimit
  /** Attempts to place an order from one IP, rejected or not. Counted in the process, before any query. */
  orderTries: RateLimit
  /** Concurrent estimates. One of many lines takes some ten milliseconds of the processor. */
  runningEstimates: ConcurrencyLimitOptions
  /** Estimates for one IP. The calculator of a page asks once after a pause in typing. */
  estimates: RateLimit
  /** Calculations saved from one IP. Each takes up to 192 KB for months. */
  calculations: RateLimit
  /** Forms of the calculator from one IP. */
  calculator: RateLimit
  /** Saved calculations opened from one IP. */
  calculationViews: RateLimit
  /** Offers opened, answered or downloaded from one IP, valid links or not. */
  offers: RateLimit
  /** Proofs opened, answered or downloaded from one IP, pictures included. */
  proofs: RateLimit
  /** Invoices downloaded from one IP, valid links or not. */
  invoices: RateLimit
  /** Received mails posted from one IP. */
  inboundMail: RateLimit
  /** Order links opened from one IP, valid or not. */
  orderLinks: RateLimit
  uploads: UploadBounds
  /** Emails to customers per hour, of all kinds and processes. Far above a good day, far below a flood. */
  customerMailsHourly: number
  /** Milliseconds before a failed test order is tried again. */
  leadProbePauseMs: number
  /**
   * Announcements of changed pages to search engines. `delayMs` collects changes, `batch` is the number of
   * URLs in a request.
   */
  announcements: { delayMs: number; batch: number }
  /** Confirmations to one mailbox, which any visitor can trigger. */
  confirmations: readonly RateWindow[]
}

/** Limits of attempts of customers. */
export interface AttemptLimitOptions {
  /** Log-ins, registrations and codes from one IP. An office stays below, an attacker does not. */
  calls: RateWindow
  /** Wrong passwords for one email address from one sender. Correct passwords are not counted. */
  passwords: readonly RateWindow[]
  /**
   * Wrong passwords for one email address from all senders. Above the limit each response is slower than the
   * one before.
   */
  slowDown: RateWindow & { stepMs: number; maxMs: number }
  /** Wrong current passwords in one session. */
  passwordChecks: RateWindow
  /** Passkey challenges for one IP. Each opened log-in form requests one. */
  passkeyOptions: RateWindow
  /**
   * Emailed codes of one purpose: from one sender to one mailbox, and to one mailbox from all unknown
   * senders.
   */
  codeMails: { sender: readonly RateWindow[]; mailbox: readonly RateWindow[] }
  /** Emails of one kind to one mailbox that report changes of its account. */
  notices: RateWindow
}

/** Limits of attempts in the back office. */
export interface StaffLimitOptions {
  /** Concurrent requests of staff. */
  requests: ConcurrencyLimitOptions
  /** Concurrent uploads of staff, slow uploads included, and their inspection. Each may unpack to 240 MB. */
  uploads: ConcurrencyLimitOptions
  inspections: ConcurrencyLimitOptions
  /** Concurrent exports of tables. Each uses up to a gigabyte in its own thread. */
  tables: ConcurrencyLimitOptions
  /**
   * Tabs that receive order events, and requests for the state of orders. Larger than the number of event
   * streams.
   */
  inboxStates: ConcurrencyLimitOptions
  /** Steps of a sign-in from one IP. */
  calls: RateWindow
  /**
   * Passkey sign-ins from one IP, with their challenges. Counted separately, so that attackers don't
   * block them.
   */
  passkeys: RateWindow
  /** Wrong passwords from one IP for any account. */
  network: readonly RateWindow[]
  /**
   * Wrong passwords for one account from all IPs. Above the limit each response is slower than the one
   * before.
   */
  slowDown: RateWindow & { stepMs: number; maxMs: number }
  /** Wrong codes of one account after a correct password. */
  codes: readonly RateWindow[]
  /** Wrong confirmations of a factor in one session. */
  confirmations: RateWindow
  /** Password links for one IP. */
  passwordLinks: readonly RateWindow[]
  /**
   * Rejected sign-ins of all IPs that the audit log records. Above the limit only the security log
   * records them.
   */
  loggedRefusals: RateWindow
}

/** Limits of all uploads together, in bytes unless noted. */
export interface UploadBounds {
  /** Files of all orders in the store. */
  total: number
  /** Free space that remains on the disk of arriving files. */
  diskFree: number
  /** Bytes from one IP per hour. */
  hourlyByIp: number
  /** Orders whose files arrive at the same time: of one IP, and in total. */
  atOnceByIp: number
  atOnce: number
  /**
   * Milliseconds for which measurements of disk and store are cached. Arriving bytes are counted meanwhile.
   */
  freshMs: number
}

/** Limits that differ from production. */
export type LimitOverrides = Partial<Omit<Limits, 'attempts' | 'staff' | 'uploads'>> & {
  attempts?: Partial<AttemptLimitOptions>
  staff?: Partial<StaffLimitOptions>
  uploads?: Partial<UploadBounds>
}

const GIGABYTE = 1024 ** 3

/** Returns the limits of production with some overridden. */
export function createLimits(
  env: { UPLOADS_MAX_GB: number; DISK_FREE_MIN_GB: number },
  { attempts, staff, uploads, ...others }: LimitOverrides = {},
): Limits {
  return {
    renders: { running: 2, waiting: 30 },
    searches: { running: 2, waiting: 30 },
    accounts: { running: 4, waiting: 40 },
    uncachedPages: { name: 'uncached-pages', points: 300, windowMs: MINUTE_MS },
    previews: { running: 1, waiting: 10 },
    previewRequests: { name: 'previews', points: 120, windowMs: MINUTE_MS },
    searchRequests: { name: 'searches', points: 120, windowMs: MINUTE_MS },
    likes: { name: 'likes', points: 2000, windowMs: 10 * MINUTE_MS },
    views: { name: 'views', points: 300, windowMs: 10 * MINUTE_MS },
    viewsOfAll: { name: 'views-of-all', points: 50_000, windowMs: HOUR_MS },
    passwordCost: PASSWORD_COST,
    orders: { max: 30, windowMs: 10 * MINUTE_MS },
    orderTries: { max: 300, windowMs: 10 * MINUTE_MS },
    runningEstimates: { running: 1, waiting: 30 },
    estimates: { max: 300, windowMs: 5 * MINUTE_MS },
    calculations: { max: 30, windowMs: 10 * MINUTE_MS },
    calculator: { max: 120, windowMs: 10 * MINUTE_MS },
    calculationViews: { max: 300, windowMs: 10 * MINUTE_MS },
    offers: { max: 120, windowMs: 10 * MINUTE_MS },
    proofs: { max: 600, windowMs: 10 * MINUTE_MS },
    invoices: { max: 60, windowMs: 10 * MINUTE_MS },
    inboundMail: { max: 600, windowMs: MINUTE_MS },
    orderLinks: { max: 60, windowMs: 10 * MINUTE_MS },
    customerMailsHourly: 500,
    leadProbePauseMs: 15_000,
    announcements: { delayMs: MINUTE_MS, batch: 5000 },
    confirmations: [
      { points: 3, windowSeconds: HOUR_S },
      { points: 10, windowSeconds: DAY_S },
    ],
    ...others,
    attempts: {
      calls: { points: 60, windowSeconds: 600 },
      passwords: [
        { points: 5, windowSeconds: 60 },
        { points: 15, windowSeconds: HOUR_S / 4 },
        { points: 40, windowSeconds: DAY_S },
      ],
      slowDown: { points: 20, windowSeconds: HOUR_S, stepMs: 250, maxMs: 5000 },
      passwordChecks: { points: 10, windowSeconds: HOUR_S / 4 },
      passkeyOptions: { points: 120, windowSeconds: 600 },
      codeMails: {
        sender: [
          { points: 4, windowSeconds: HOUR_S },
          { points: 6, windowSeconds: DAY_S },
        ],
        mailbox: [{ points: 10, windowSeconds: DAY_S }],
      },
      notices: { points: 10, windowSeconds: DAY_S },
      ...attempts,
    },
    staff: {
      requests: { running: 4, waiting: 40 },
      uploads: { running: 12, waiting: 40 },
      inspections: { running: 1, waiting: 52 },
      tables: { running: 1, waiting: 20 },
      inboxStates: { running: 260, waiting: 40 },
      calls: { points: 60, windowSeconds: 600 },
      passkeys: { points: 120, windowSeconds: 600 },
      network: [
        { points: 5, windowSeconds: 60 },
        { points: 15, windowSeconds: HOUR_S / 4 },
        { points: 60, windowSeconds: DAY_S },
      ],
      slowDown: { points: 5, windowSeconds: HOUR_S, stepMs: 500, maxMs: 10_000 },
      codes: [
        { points: 5, windowSeconds: 60 },
        { points: 15, windowSeconds: HOUR_S / 4 },
        { points: 40, windowSeconds: DAY_S },
      ],
      confirmations: { points: 10, windowSeconds: HOUR_S / 4 },
      passwordLinks: [
        { points: 3, windowSeconds: HOUR_S },
        { points: 6, windowSeconds: DAY_S },
      ],
      loggedRefusals: { points: 2000, windowSeconds: DAY_S },
      ...staff,
    },
    uploads: {
      total: env.UPLOADS_MAX_GB * GIGABYTE,
      diskFree: env.DISK_FREE_MIN_GB * GIGABYTE,
      hourlyByIp: 2 * GIGABYTE,
      atOnceByIp: 12,
      atOnce: 200,
      freshMs: 3000,
      ...uploads,
    },
  }
}
