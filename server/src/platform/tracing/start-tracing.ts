import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyInstance } from 'fastify'
import type { Env } from '../process/env.ts'
import { traceRequests } from './request-spans.ts'
import { traceStatements } from './statement-spans.ts'
import { traceWork } from './work-spans.ts'

const EXPORT_MS = 10_000
/** Spans above this number are dropped while the receiver does not answer. */
const QUEUE_MAX = 2048
const ATTRIBUTE_LENGTH_MAX = 1000

type TracingEnv = Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'>

/** Traces requests, renders, statements, jobs and mails until the app closes, and sends the spans in batches. */
export function startTracing(app: FastifyInstance, env: TracingEnv): void {
  const exporter = new OTLPTraceExporter({
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanLimits: { attributeValueLengthLimit: ATTRIBUTE_LENGTH_MAX },
    spanProcessors: [
      new BatchSpanProcessor({ exporter, maxQueueSize: QUEUE_MAX, exportTimeoutMillis: EXPORT_MS }),
    ],
  })
  const tracer = provider.getTracer('rapport')
  traceRequests(app, tracer)
  const stopWork = traceWork(tracer)
  const stopStatements = traceStatements(tracer)
  app.addHook('onClose', async () => {
    stopWork()
    stopStatements()
    // A receiver that is down must not delay the exit.
    await Promise.race([provider.shutdown().catch(() => undefined), endOfPatience()])
  })
}

const PATIENCE_MS = 2000

const endOfPatience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
