import { DrizzleQueryError } from 'drizzle-orm'

/** What may be logged of a failure. A failed query tells its code, never the values it was run with. */
export function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: 'not an error' }
  if (error instanceof DrizzleQueryError) {
    const { code } = (error.cause ?? {}) as { code?: string }
    return { name: error.name, code, query: error.query, stack: framesOf(error) }
  }
  return { name: error.name, code: 'code' in error ? error.code : undefined, stack: error.stack }
}

/** A stack without its first lines, which repeat the message. */
function framesOf(error: Error): string {
  const stack = error.stack ?? ''
  const at = stack.search(/^ {4}at /m)
  return at < 0 ? '' : stack.slice(at)
}
