import { type Context, ROOT_CONTEXT, type Span, TraceFlags, trace } from '@opentelemetry/api'
import type { Trace } from '../process/current-trace.ts'

/** Returns the context of a parent span, or the root context for a new trace. */
export function toContext(parent: Trace | undefined): Context {
  if (!parent) return ROOT_CONTEXT
  const { traceId, spanId, isSampled } = parent
  const traceFlags = isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

/** Returns the ids of a span. */
export function toTrace(span: Span): Trace {
  const { traceId, spanId, traceFlags } = span.spanContext()
  return { traceId, spanId, isSampled: (traceFlags & TraceFlags.SAMPLED) !== 0 }
}
