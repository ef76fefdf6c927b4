import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import pino from 'pino'
import { currentTrace } from '../../platform/process/current-trace.ts'

/** Lines are written in batches of this size, or after a second. */
const BATCH_BYTES = 8192
const FLUSH_MS = 1000

/** Receives the lines of a log. */
export interface LogStream {
  write(line: string): void
}

type LogOptions = Pick<FastifyServerOptions, 'loggerInstance' | 'logger' | 'genReqId' | 'logController'>

/**
 * Returns options of a log without personal data: JSON on stdout, one line for each request, the path without
 * its query. With traces, each line of a request or a job has its trace id.
 */
export function loggerOptions(level: string, stream?: LogStream, hasTraces = false): LogOptions {
  return {
    ...(level === 'silent' ? { logger: false } : { loggerInstance: openLog(level, hasTraces, stream) }),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
  }
}

function openLog(level: string, hasTraces: boolean, stream?: LogStream) {
  const options = { level, base: null, ...(hasTraces ? { mixin: traceFields } : {}) }
  if (stream) return pino(options, stream)
  const stdout = pino.destination({ dest: 1, sync: false, minLength: BATCH_BYTES })
  setInterval(() => stdout.flush(), FLUSH_MS).unref()
  process.on('exit', () => stdout.flushSync())
  return pino(options, stdout)
}

function traceFields(): { traceId?: string } {
  const trace = currentTrace()
  return trace ? { traceId: trace.traceId } : {}
}

/** Logs each request after its response was sent. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = loggedPath(request, reply.statusCode)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request')
    done()
  })
}

/** Every path below is a page, whatever the visitor has typed. */
const FREE_TEXT = '/search/'

/**
 * API requests log their route, such as `/api/v1/contacts/:id`. Pages share one route, so existing pages log
 * their path. Other paths are not logged, since they may contain personal data.
 */
function loggedPath(request: FastifyRequest, status: number): string {
  const route = request.routeOptions.url ?? '*'
  if (route !== '/*') return route
  const [path = ''] = request.url.split('?', 1)
  if (path.startsWith(FREE_TEXT) && path.length > FREE_TEXT.length) return `${FREE_TEXT}*`
  return status === 200 || status === 304 ? path : route
}
