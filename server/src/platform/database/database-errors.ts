import { DrizzleQueryError } from 'drizzle-orm'

/** PostgreSQL's own words for a full disk, for taking no more connections, losing one, stopping and starting; the system's for a broken one. */
const AWAY = /^(?:08...|53[13]00|57P..|ECONNREFUSED|ECONNRESET|EPIPE)$/
/** What the pool says, without a code, when no connection came free in time, one broke, or one that has broken is asked once more, as a rollback does. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** Whether the database did not answer at all: the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return false
  const { code = '', syscall } = cause as NodeJS.ErrnoException
  return syscall === 'connect' || AWAY.test(code) || NO_CONNECTION.test(cause.message)
}

/** Returns whether a statement was ended because it, or a lock it waited for, took longer than it was given. */
export const isQueryTimeout = (error: unknown): boolean => ['57014', '55P03'].includes(sqlState(error) ?? '')

/** Returns whether the same may succeed later: the database was away, too slow, or two waited for one another. */
export const isRetryable = (error: unknown): boolean =>
  isDatabaseUnavailable(error) ||
  isQueryTimeout(error) ||
  ['40001', '40P01', '25P02'].includes(sqlState(error) ?? '')

/** Returns whether a row was refused because another has the same value where each has its own. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'

/** Returns whether a row could not go because another refers to it. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  ['23001', '23503'].includes(sqlState(error) ?? '')

function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return (cause as { code?: string } | undefined)?.code
}

/**
 * The error as it may be logged. The message of a failed query holds the values it was run with, names and
 * phones among them; here it becomes the query and the database's code. Any other error stays as it is.
 */
export function redactQueryError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('Something that is no error was thrown')
  if (!(error instanceof DrizzleQueryError)) return error
  const { code } = (error.cause ?? {}) as { code?: string }
  const bare = new Error(`Query failed with ${code ?? 'no code'}: ${error.query}`)
  const frames = error.stack?.search(/^ {4}at /m) ?? -1
  if (frames >= 0) bare.stack = `${bare.name}: ${bare.message}\n${error.stack?.slice(frames)}`
  return bare
}
