import { type AddressLimit, type AddressLimitOptions, createAddressLimit } from './platform/address-limit.ts'
import {
  type ConcurrencyLimit,
  type ConcurrencyLimitOptions,
  createConcurrencyLimit,
} from './platform/concurrency-limit.ts'

/** How much dear work is taken on at once, and from one address. Cheap work (kept pages, health, orders) has no bound here. */
export interface WorkLimitOptions {
  /** Pages being rendered: they compute on the loop, so that more at once would only make each of them wait. */
  renders: ConcurrencyLimitOptions
  /** Searches being computed: the database has one connection, or one of ten for each. */
  searches: ConcurrencyLimitOptions
  /** Calls of accounts: each asks the database several times, and a log-in computes a hash. */
  accounts: ConcurrencyLimitOptions
  /** Requests for pages that are not kept. A crawler that asks five times a second passes. */
  uncachedPages: AddressLimitOptions
  /** Searches as one types: a visitor makes one in half a second at most. */
  searchRequests: AddressLimitOptions
  /** Likes: an office behind one address stays below, a script that makes up visitors does not. */
  likes: AddressLimitOptions
  /** Views that are counted of one address, and of all together: beyond them posts are read uncounted. */
  views: AddressLimitOptions
  viewsOfAll: AddressLimitOptions
}

export interface WorkLimits {
  renders: ConcurrencyLimit
  searches: ConcurrencyLimit
  accounts: ConcurrencyLimit
  uncachedPages: AddressLimit
  searchRequests: AddressLimit
  likes: AddressLimit
  views: AddressLimit
  viewsOfAll: AddressLimit
}

const MINUTE_MS = 60_000

const OPTIONS: WorkLimitOptions = {
  renders: { running: 2, waiting: 30 },
  searches: { running: 2, waiting: 30 },
  accounts: { running: 4, waiting: 40 },
  uncachedPages: { name: 'uncached-pages', points: 300, windowMs: MINUTE_MS },
  searchRequests: { name: 'searches', points: 120, windowMs: MINUTE_MS },
  likes: { name: 'likes', points: 2000, windowMs: 10 * MINUTE_MS },
  views: { name: 'views', points: 300, windowMs: 10 * MINUTE_MS },
  viewsOfAll: { name: 'views-of-all', points: 50_000, windowMs: 60 * MINUTE_MS },
}

/** Creates the limits of one process; tests give smaller ones. */
export function createWorkLimits(given: Partial<WorkLimitOptions> = {}): WorkLimits {
  const options = { ...OPTIONS, ...given }
  return {
    renders: createConcurrencyLimit(options.renders),
    searches: createConcurrencyLimit(options.searches),
    accounts: createConcurrencyLimit(options.accounts),
    uncachedPages: createAddressLimit(options.uncachedPages),
    searchRequests: createAddressLimit(options.searchRequests),
    likes: createAddressLimit(options.likes),
    views: createAddressLimit(options.views),
    viewsOfAll: createAddressLimit(options.viewsOfAll),
  }
}
