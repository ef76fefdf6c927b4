import { METHODS } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, type Registry } from 'prom-client'

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Measures requests by route pattern, so that the number of labels is bounded and no path is stored. */
export function addRequestMetrics(app: FastifyInstance, register: Registry): void {
  const durations = new Histogram({
    name: 'rapport_http_request_duration_seconds',
    help: 'Time from the headers of a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [register],
  })
  const unfinished = new Set<unknown>()
  new Gauge({
    name: 'rapport_http_requests_running',
    help: 'Requests without a complete response',
    registers: [register],
    collect() {
      this.set(unfinished.size)
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    unfinished.add(request)
    reply.raw.once('close', () => unfinished.delete(request))
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const method = METHODS.includes(request.method) ? request.method : 'other'
    const route = request.routeOptions.url ?? 'none'
    const status = `${Math.floor(reply.statusCode / 100)}xx`
    durations.labels(method, route, status).observe(reply.elapsedTime / 1000)
    done()
  })
}
