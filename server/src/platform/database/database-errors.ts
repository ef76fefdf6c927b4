import { DrizzleQueryError } from 'drizzle-orm'

/**
 * SQLSTATEs of a full disk, too many connections, a lost connection, a shutdown or a start; system codes of a
 * broken connection.
 */
const UNAVAILABLE = /^(?:08...|53[13]00|57P..|ECONNREFUSED|ECONNRESET|EPIPE)$/
/**
 * Messages of the pool without a code: no connection became free in time, a connection broke, or a broken
 * connection was used again.
 */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated|is not queryable/

/** Returns whether the database did not answer at all, so the same request may succeed later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return false
  const { code = '', syscall } = cause as NodeJS.ErrnoException
  return syscall === 'connect' || UNAVAILABLE.test(code) || NO_CONNECTION.test(cause.message)
}

/** Returns whether a statement was cancelled by its own timeout or by a lock timeout. */
export const isQueryTimeout = (error: unknown): boolean => ['57014', '55P03'].includes(sqlState(error) ?? '')

/**
 * Returns whether the same request may succeed later: the database was away or too slow, or a deadlock
 * occurred.
 */
export const isRetryable = (error: unknown): boolean =>
  isDatabaseUnavailable(error) ||
  isQueryTimeout(error) ||
  ['40001', '40P01', '25P02'].includes(sqlState(error) ?? '')

/** Returns whether a row was rejected by a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => sqlState(error) === '23505'

/** Returns whether a row could not be deleted because another row refers to it. */
export const isForeignKeyViolation = (error: unknown): boolean =>
  ['23001', '23503'].includes(sqlState(error) ?? '')

function sqlState(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return (cause as { code?: string } | undefined)?.code
}

/**
 * Returns the error in a form that is safe to log. The message of a failed query holds its values, such as
 * names and phones. Here it becomes the query and the SQLSTATE. Other errors are returned unchanged.
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
