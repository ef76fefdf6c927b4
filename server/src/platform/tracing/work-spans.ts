import { type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import { errorCode } from '../http/error-code.ts'
import { currentTrace, type Trace, traceStorage } from '../process/current-trace.ts'
import { type MeasuredWork, workChannel } from '../process/measured-work.ts'
import { toContext, toTrace } from './span-context.ts'

/** Adds a span for each render, mail, upload and job. Returns a function that stops it. */
export function traceWork(tracer: Tracer): () => void {
  const spans = new WeakMap<object, Span>()
  const begin = (work: MeasuredWork): Trace => {
    const { kind, queue, parent = currentTrace() } = work
    const name = queue === undefined ? kind : `${kind} ${queue}`
    const span = tracer.startSpan(
      name,
      { kind: kind === 'job' ? SpanKind.CONSUMER : SpanKind.INTERNAL },
      toContext(parent),
    )
    spans.set(work, span)
    return toTrace(span)
  }
  workChannel.start.bindStore(traceStorage, begin as (work: unknown) => Trace)
  const onEnd = (message: unknown) => {
    const { error } = message as MeasuredWork
    const span = spans.get(message as object)
    // The message of an error may hold personal data.
    if (error) span?.setStatus({ code: SpanStatusCode.ERROR, message: errorCode(error) })
    span?.end()
  }
  workChannel.asyncEnd.subscribe(onEnd)
  return () => {
    workChannel.asyncEnd.unsubscribe(onEnd)
    workChannel.start.unbindStore(traceStorage)
  }
}
