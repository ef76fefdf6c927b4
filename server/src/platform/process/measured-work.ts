import { channel, tracingChannel } from 'node:diagnostics_channel'
import type { Trace } from './current-trace.ts'

/** Work that metrics count and traces show. */
export interface MeasuredWork {
  kind: 'render' | 'mail' | 'job' | 'upload'
  /** Queue of a job. */
  queue?: string
  /** Trace that the work continues, if it began in another process or request. */
  parent?: Trace | undefined
  /** Result of finished work. */
  result?: unknown
  /** Error of failed work. */
  error?: unknown
}

/** Channel of measured work. Without a subscriber nothing is published. */
export const workChannel = tracingChannel<unknown, MeasuredWork>('rapport.work')

/** Runs work, and publishes its start and end if metrics or traces are switched on. */
export const measure = <T>(work: MeasuredWork, run: () => Promise<T>): Promise<T> =>
  workChannel.hasSubscribers ? (workChannel.tracePromise(run, work) as Promise<T>) : run()

/** Finished SQL statement. Its text has placeholders in place of values. */
export interface Statement {
  text: string
  /** Milliseconds. */
  ms: number
  failed: boolean
  trace: Trace | undefined
}

/** Channel of finished statements. */
export const statementChannel = channel('rapport.statement')

/** Calls back with each finished statement. Returns a function that stops it. */
export function onStatement(listener: (statement: Statement) => void): () => void {
  const subscriber = (message: unknown) => listener(message as Statement)
  statementChannel.subscribe(subscriber)
  return () => void statementChannel.unsubscribe(subscriber)
}
