import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { expect, it } from 'vitest'
import { createLimits } from './limits.ts'

const GIGABYTE = 1024 ** 3
const env = { UPLOADS_MAX_GB: 20, DISK_FREE_MIN_GB: 5 }

it('has the limits of production without overrides', () => {
  expect(createLimits(env)).toEqual({
    renders: { running: 2, waiting: 30 },
    searches: { running: 2, waiting: 30 },
    accounts: { running: 4, waiting: 40 },
    // Five a second, as a crawler sends.
    uncachedPages: { name: 'uncached-pages', points: 300, windowMs: MINUTE_MS },
    previews: { running: 1, waiting: 10 },
    previewRequests: { name: 'previews', points: 120, windowMs: MINUTE_MS },
    searchRequests: { name: 'searches', points: 120, windowMs: MINUTE_MS },
    likes: { name: 'likes', points: 2000, windowMs: 10 * MINUTE_MS },
    views: { name: 'views', points: 300, windowMs: 10 * MINUTE_MS },
    viewsOfAll: { name: 'views-of-all', points: 50_000, windowMs: 60 * MINUTE_MS },
    // First choice of OWASP for Argon2id, 19 MiB.
    passwordCost: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
    leadProbePauseMs: 15_000,
    announcements: { delayMs: MINUTE_MS, batch: 5000 },
    orders: { max: 30, windowMs: 10 * MINUTE_MS },
    orderTries: { max: 300, windowMs: 10 * MINUTE_MS },
    runningEstimates: { running: 1, waiting: 30 },
    estimates: { max: 300, windowMs: 5 * MINUTE_MS },
    calculations: { max: 30, windowMs: 10 * MINUTE_MS },
    calculationViews: { max: 300, windowMs: 10 * MINUTE_MS },
    calculator: { max: 120, windowMs: 10 * MINUTE_MS },
    offers: { max: 120, windowMs: 10 * MINUTE_MS },
    proofs: { max: 600, windowMs: 10 * MINUTE_MS },
    inboundMail: { max: 600, windowMs: MINUTE_MS },
    invoices: { max: 60, windowMs: 10 * MINUTE_MS },
    orderLinks: { max: 60, windowMs: 10 * MINUTE_MS },
    customerMailsHourly: 500,
    confirmations: [
      { points: 3, windowSeconds: 3600 },
      { points: 10, windowSeconds: 86_400 },
    ],
    attempts: {
      calls: { points: 60, windowSeconds: 600 },
      passwords: [
        { points: 5, windowSeconds: 60 },
        { points: 15, windowSeconds: 900 },
        { points: 40, windowSeconds: 86_400 },
      ],
      slowDown: { points: 20, windowSeconds: 3600, stepMs: 250, maxMs: 5000 },
      passwordChecks: { points: 10, windowSeconds: 900 },
      passkeyOptions: { points: 120, windowSeconds: 600 },
      codeMails: {
        sender: [
          { points: 4, windowSeconds: 3600 },
          { points: 6, windowSeconds: 86_400 },
        ],
        mailbox: [{ points: 10, windowSeconds: 86_400 }],
      },
      notices: { points: 10, windowSeconds: 86_400 },
    },
    staff: {
      requests: { running: 4, waiting: 40 },
      uploads: { running: 12, waiting: 40 },
      inspections: { running: 1, waiting: 52 },
      tables: { running: 1, waiting: 20 },
      // A stream of events counts as running: 250 of them, and other requests.
      inboxStates: { running: 260, waiting: 40 },
      calls: { points: 60, windowSeconds: 600 },
      passkeys: { points: 120, windowSeconds: 600 },
      network: [
        { points: 5, windowSeconds: 60 },
        { points: 15, windowSeconds: 900 },
        { points: 60, windowSeconds: 86_400 },
      ],
      slowDown: { points: 5, windowSeconds: 3600, stepMs: 500, maxMs: 10_000 },
      codes: [
        { points: 5, windowSeconds: 60 },
        { points: 15, windowSeconds: 900 },
        { points: 40, windowSeconds: 86_400 },
      ],
      confirmations: { points: 10, windowSeconds: 900 },
      passwordLinks: [
        { points: 3, windowSeconds: 3600 },
        { points: 6, windowSeconds: 86_400 },
      ],
      loggedRefusals: { points: 2000, windowSeconds: 86_400 },
    },
    uploads: {
      total: 20 * GIGABYTE,
      diskFree: 5 * GIGABYTE,
      hourlyByIp: 2 * GIGABYTE,
      atOnceByIp: 12,
      atOnce: 200,
      freshMs: 3000,
    },
  })
})

it('replaces one limit, and leaves the others', () => {
  const production = createLimits(env)
  const likes = { name: 'likes', points: 5, windowMs: MINUTE_MS }
  const limits = createLimits(env, { likes, uploads: { freshMs: 0 } })
  expect(limits).toEqual({ ...production, likes, uploads: { ...production.uploads, freshMs: 0 } })
})
