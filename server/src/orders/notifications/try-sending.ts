import type { FastifyBaseLogger } from 'fastify'
import { errorCode } from '../../platform/http/error-code.ts'
import type { JobTry } from '../../platform/jobs/jobs.ts'
import { isRefused } from './is-refused.ts'

/**
 * Attempts at a permanently refused notification, over three quarters of an hour, so that an operator can correct the
 * cause.
 */
const REFUSED_ATTEMPTS_MAX = 12

/** Thrown when further attempts are pointless. */
export class UndeliverableError extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

interface Sending<T> {
  job: JobTry
  /** This attempt, from 1. */
  attempt: number
  send: () => Promise<T>
  /** Stores why it was not sent. `isLast`: there is no further attempt. */
  fail: (reason: string, isLast: boolean) => Promise<unknown>
  log: FastifyBaseLogger
  /** What the log says besides the reason: ids, no personal data. */
  logged: object
  /** What was not sent, for the log: «offer mail». */
  name: string
}

/**
 * Sends a stored mail or message. Returns undefined if it will never be sent: it is pointless, or was refused
 * REFUSED_ATTEMPTS_MAX times. Otherwise a failure is thrown, so that the queue tries again.
 */
export async function trySending<T>(sending: Sending<T>): Promise<{ sent: T } | undefined> {
  const { job, attempt, send, fail, log, logged, name } = sending
  try {
    return { sent: await send() }
  } catch (error) {
    const reason = errorCode(error)
    const isGivenUp =
      error instanceof UndeliverableError || (isRefused(error) && attempt >= REFUSED_ATTEMPTS_MAX)
    const retryBy = isGivenUp ? undefined : job.retryBy
    await fail(reason, retryBy === undefined)
    log.warn({ ...logged, reason, retryBy }, `${name} not sent`)
    if (isGivenUp) return undefined
    // The queue stores the error with the job, and the original may contain an email.
    throw new Error(reason)
  }
}
