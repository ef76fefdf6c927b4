import { SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { onStatement } from '../process/measured-work.ts'
import { toContext } from './span-context.ts'

/** Adds a span for each statement within a trace. Returns a function that stops it. */
export function traceStatements(tracer: Tracer): () => void {
  return onStatement(({ text, ms, failed, trace }) => {
    if (!trace?.isSampled) return
    const end = Date.now()
    const [name = 'statement'] = text.trimStart().split(' ', 1)
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
    const span = tracer.startSpan(
      name,
      { kind: SpanKind.CLIENT, startTime: end - ms, attributes },
      toContext(trace),
    )
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(end)
  })
}
