import { Counter, Histogram, type Registry } from 'prom-client'
import { onStatement } from '../process/measured-work.ts'

const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10]
const KINDS = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback']

/** Measures SQL statements by their first word. Returns a function that stops it. */
export function addStatementMetrics(register: Registry): () => void {
  const durations = new Histogram({
    name: 'rapport_statement_duration_seconds',
    help: 'Time of SQL statements by their first word',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers: [register],
  })
  const failures = new Counter({
    name: 'rapport_statement_failures_total',
    help: 'Failed SQL statements',
    registers: [register],
  })
  return onStatement(({ text, ms, failed }) => {
    const word = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? ''
    durations.labels(KINDS.includes(word) ? word : 'other').observe(ms / 1000)
    if (failed) failures.inc()
  })
}
