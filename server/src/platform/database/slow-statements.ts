import type { FastifyBaseLogger } from 'fastify'
import { onStatement } from '../process/measured-work.ts'

/**
 * Logs statements that take longer than `ms`, without their values. 0 logs none. Returns a function that stops
 * it.
 */
export function logSlowStatements(log: FastifyBaseLogger, ms: number): () => void {
  if (ms === 0) return () => undefined
  return onStatement((statement) => {
    if (statement.ms < ms) return
    const { text, failed, trace } = statement
    const traceId = trace ? { traceId: trace.traceId } : {}
    log.warn({ ms: Math.round(statement.ms), statement: text, failed, ...traceId }, 'slow statement')
  })
}
