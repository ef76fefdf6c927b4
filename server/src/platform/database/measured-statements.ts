import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { currentTrace } from '../process/current-trace.ts'
import { type Statement, statementChannel } from '../process/measured-work.ts'

/**
 * Runs the callbacks of a pool in the trace of their caller. A caller that waited would continue in the trace of
 * the request that freed the connection.
 */
export function keepTraces(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (callback?: (...args: unknown[]) => void) => unknown
  const traced = (callback?: (...args: unknown[]) => void): unknown =>
    connect(callback && currentTrace() ? AsyncLocalStorage.bind(callback) : callback)
  pool.connect = traced as typeof pool.connect
}

type Callback = (error: unknown, result: unknown) => void

/** Publishes each finished statement of a connection to `statementChannel`. */
export function measureStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const measured = (...args: unknown[]): unknown => {
    const text = textOf(args[0])
    if (!statementChannel.hasSubscribers || text === undefined) return query(...args)
    const trace = currentTrace()
    const startedAt = performance.now()
    const publish = (failed: boolean) =>
      statementChannel.publish({
        text: withoutLiterals(text),
        ms: performance.now() - startedAt,
        failed,
        trace,
      } satisfies Statement)
    const last = args.at(-1)
    if (typeof last === 'function')
      return query(...args.slice(0, -1), (error: unknown, result: unknown) => {
        publish(error != null)
        ;(last as Callback)(error, result)
      })
    const result = query(...args) as Promise<unknown>
    result.then(
      () => publish(false),
      () => publish(true),
    )
    return result
  }
  client.query = measured as typeof client.query
}

/** Undefined for a query object that reads its rows itself, such as a cursor. */
function textOf(config: unknown): string | undefined {
  if (typeof config === 'string') return config
  const { text, submit } = (config ?? {}) as { text?: unknown; submit?: unknown }
  return typeof text === 'string' && submit === undefined ? text : undefined
}

const TEXT_MAX = 1000

/** Values are parameters. A literal in the text is replaced too, in case it was written into it. */
const withoutLiterals = (text: string): string =>
  text
    .slice(0, TEXT_MAX)
    .replace(/'[^']*(?:'|$)/g, "'?'")
    .replace(/\s+/g, ' ')
