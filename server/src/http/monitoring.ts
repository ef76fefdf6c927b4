import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../platform/metrics/start-metrics.ts'
import { StartError } from '../platform/process/env.ts'
import type { ServiceOptions } from '../services.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Metrics are undefined without METRICS_PORT. */
    monitoring: { metrics: Metrics | undefined }
  }
}

/**
 * Adds metrics and traces if they are switched on. Their code is loaded only then. To be called first, so that they
 * end last. Throws StartError if the port of the metrics can't be listened on.
 */
export async function addMonitoring(
  app: FastifyInstance,
  { env, database, dataDir }: Pick<ServiceOptions, 'env' | 'database' | 'dataDir'>,
): Promise<void> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('../platform/tracing/start-tracing.ts')
    startTracing(app, env)
  }
  const port = env.METRICS_PORT
  if (port === env.PORT)
    throw new StartError(`METRICS_PORT=${port} is the port of the site. Set METRICS_PORT to another port.`)
  app.decorate('monitoring', { metrics: await openMetrics() })

  async function openMetrics(): Promise<Metrics | undefined> {
    if (port === undefined) return undefined
    const { startMetrics } = await import('../platform/metrics/start-metrics.ts')
    return startMetrics(app, { database, dataDir, host: env.HOST, port })
  }
}
