import { DrizzleQueryError } from 'drizzle-orm'

/**
 * The error as it may be logged. The message of a failed query holds the values it was run with, names and
 * phones among them; here it becomes the query and the database's code. Any other error stays as it is.
 */
export function withoutValues(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('Something that is no error was thrown')
  if (!(error instanceof DrizzleQueryError)) return error
  const { code } = (error.cause ?? {}) as { code?: string }
  const bare = new Error(`Query failed with ${code ?? 'no code'}: ${error.query}`)
  const frames = error.stack?.search(/^ {4}at /m) ?? -1
  if (frames >= 0) bare.stack = `${bare.name}: ${bare.message}\n${error.stack?.slice(frames)}`
  return bare
}
