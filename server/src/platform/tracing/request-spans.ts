import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { traceStorage } from '../process/current-trace.ts'
import { toTrace } from './span-context.ts'

/** Response header with the trace id. */
const TRACE_HEADER = 'x-trace-id'

/**
 * Begins a trace for each request, named by its route pattern. A `traceparent` of the client is ignored, since
 * visitors must not choose ids or what is recorded.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, reply, done) => {
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER }, ROOT_CONTEXT)
    spans.set(request, span)
    const trace = toTrace(span)
    // Set on the raw response, because cached pages bypass the reply.
    reply.raw.setHeader(TRACE_HEADER, trace.traceId)
    traceStorage.run(trace, done)
  })
  // The events of a body run in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) traceStorage.run(toTrace(span), done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    const route = request.routeOptions.url ?? 'none'
    span?.updateName(`${request.method} ${route}`)
    span?.setAttributes({
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
    })
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    // The end of a response has no context, and the hooks that follow log the request.
    if (span) traceStorage.run(toTrace(span), done)
    else done()
  })
}
