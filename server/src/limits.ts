import { DAY_S, HOUR_MS, HOUR_S, MINUTE_MS } from '@rapport/contract/hours/durations'
import type { ConcurrencyLimitOptions } from './platform/limits/concurrency-limit.ts'
import type { AddressLimitOptions } from './platform/limits/ip-limit.ts'
import type { RateLimit } from './platform/limits/route-rate-limit.ts'
import type { RateLimitOptions } from './platform/limits/stored-rate-limit.ts'
import { PASSWORD_COST, type PasswordCost } from './platform/security/passwords.ts'

export type RateWindow = Omit<RateLimitOptions, 'name'>

/** Every limit on how much is done at once, or for one who asks. Cheap work (cached pages, health) has none. */
export interface Limits {
  /** Pages being rendered: they compute on the loop, so that more at once would only make each of them wait. */
  renders: ConcurrencyLimitOptions
  /** Searches being computed: the database has one connection, or one of ten for each. */
  searches: ConcurrencyLimitOptions
  /** Requests of accounts: each asks the database several times, and a log-in computes a hash. */
  accounts: ConcurrencyLimitOptions
  /** Requests for pages that are not cached. A crawler that asks five times a second passes. */
  uncachedPages: AddressLimitOptions
  /** Previews of drafts: each holds a transaction while it renders, and what it writes is locked. */
  previews: ConcurrencyLimitOptions
  /** Previews for one address. */
  previewRequests: AddressLimitOptions
  /** Searches as one types: a visitor makes one in half a second at most. */
  searchRequests: AddressLimitOptions
  /** Likes: an office behind one address stays below, a script that makes up visitors does not. */
  likes: AddressLimitOptions
  /** Views that are counted of one address, and of all together: beyond them posts are read uncounted. */
  views: AddressLimitOptions
  viewsOfAll: AddressLimitOptions
  attempts: AttemptLimitOptions
  staff: StaffLimitOptions
  /** What guessing at a stolen hash costs at least, once for each guess. */
  passwordCost: PasswordCost
  /** Orders from one address: a busy office stays below, a flood does not. */
  orders: RateLimit
  /** What is sent from one address to place an order, refused or not. */
  orderTries: RateLimit
  /** Links to orders that are opened from one address, right ones or not. */
  orderLinks: RateLimit
  uploads: UploadBounds
  /** Mails to customers in an hour, of all kinds and by all processes: far above a good day, far below a flood. */
  customerMailsHourly: number
  /** Changed pages told to search engines: changes of so many milliseconds together, so many addresses in a request. */
  announcements: { delayMs: number; batch: number }
  /** Confirmations to one mailbox, which anybody can have sent there. */
  confirmations: readonly RateWindow[]
}

/** How often what may be tried. */
export interface AttemptLimitOptions {
  /** Log-ins, registrations and codes from one address: an office stays below, a guesser does not. */
  calls: RateWindow
  /** Wrong passwords for one e-mail address from one sender; right ones are not counted. */
  passwords: readonly RateWindow[]
  /** Wrong passwords for one e-mail address from all senders: beyond these each is answered later than the one before. */
  slowDown: RateWindow & { stepMs: number; maxMs: number }
  /** Wrong present passwords in one log-in. */
  passwordChecks: RateWindow
  /** Challenges for a log-in by a passkey from one address: each opened log-in form asks for one. */
  passkeyOptions: RateWindow
  /** Codes of one purpose that one sender has mailed to one mailbox, and all senders that it does not know. */
  codeMails: { sender: readonly RateWindow[]; mailbox: readonly RateWindow[] }
  /** Mails of one kind to one mailbox that say what was done to its account. */
  notices: RateWindow
}

/** How often staff, or whoever says they are, may try what. */
export interface StaffLimitOptions {
  /** Requests of staff at once. */
  requests: ConcurrencyLimitOptions
  /** Files of staff that arrive at once, however slowly, and those that are looked at: each may unpack to 240 MB. */
  uploads: ConcurrencyLimitOptions
  inspections: ConcurrencyLimitOptions
  /** Files of rows that are written at once: each takes up to a gigabyte of a thread of its own. */
  tables: ConcurrencyLimitOptions
  /** Tabs that hear of orders as they change, and those that ask how orders stand: more than there are streams of events. */
  inboxStates: ConcurrencyLimitOptions
  /** Steps of a sign-in from one address. */
  calls: RateWindow
  /** Sign-ins by a passkey from one address, with what they begin with: counted apart, so that guessers hold nobody up. */
  passkeys: RateWindow
  /** Wrong passwords from one address, for whatever account. */
  network: readonly RateWindow[]
  /** Wrong passwords for one account, from all addresses: beyond these each is answered later than the one before. */
  slowDown: RateWindow & { stepMs: number; maxMs: number }
  /** Wrong codes of one account, whose password was right. */
  codes: readonly RateWindow[]
  /** Factors shown again in one session, where they are wrong. */
  confirmations: RateWindow
  /** Links to a new password for one address. */
  passwordLinks: readonly RateWindow[]
  /** Sign-ins of all together that the audit log notes as refused; beyond them the security log alone does. */
  notedRefusals: RateWindow
}

/** Bounds of all uploads together; bytes unless said otherwise. */
export interface UploadBounds {
  /** Files of all orders in the store. */
  total: number
  /** What has to stay free on the disk that files arrive on. */
  diskFree: number
  /** From one address within an hour. */
  hourlyByAddress: number
  /** Orders whose files arrive at the same time: of one address, and altogether. */
  atOnceByAddress: number
  atOnce: number
  /** Milliseconds for which what was measured of disk and store is believed; what arrives meanwhile is counted. */
  freshMs: number
}

/** Limits that are not those of production. */
export type LimitOverrides = Partial<Omit<Limits, 'attempts' | 'staff' | 'uploads'>> & {
  attempts?: Partial<AttemptLimitOptions>
  staff?: Partial<StaffLimitOptions>
  uploads?: Partial<UploadBounds>
}

const GIGABYTE = 1024 ** 3

/** Returns the limits of production, but for those that are overridden. */
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
    orderLinks: { max: 60, windowMs: 10 * MINUTE_MS },
    customerMailsHourly: 500,
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
      notedRefusals: { points: 2000, windowSeconds: DAY_S },
      ...staff,
    },
    uploads: {
      total: env.UPLOADS_MAX_GB * GIGABYTE,
      diskFree: env.DISK_FREE_MIN_GB * GIGABYTE,
      hourlyByAddress: 2 * GIGABYTE,
      atOnceByAddress: 12,
      atOnce: 200,
      freshMs: 3000,
      ...uploads,
    },
  }
}
