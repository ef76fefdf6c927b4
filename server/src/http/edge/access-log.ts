import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify'
import pino from 'pino'

/** Lines are written together once they make that many bytes, or when a second has passed. */
const BATCH_BYTES = 8192
const FLUSH_MS = 1000

/** Takes the lines of a log. */
export interface LogStream {
  write(line: string): void
}

type LogOptions = Pick<FastifyServerOptions, 'loggerInstance' | 'logger' | 'genReqId' | 'logController'>

/** Options of a log that holds no personal data: JSON on stdout, one line a request, the path without its query. */
export function loggerOptions(level: string, stream?: LogStream): LogOptions {
  return {
    ...(level === 'silent' ? { logger: false } : { loggerInstance: openLog(level, stream) }),
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
  }
}

function openLog(level: string, stream?: LogStream) {
  if (stream) return pino({ level, base: null }, stream)
  const stdout = pino.destination({ dest: 1, sync: false, minLength: BATCH_BYTES })
  setInterval(() => stdout.flush(), FLUSH_MS).unref()
  process.on('exit', () => stdout.flushSync())
  return pino({ level, base: null }, stdout)
}

/** Writes the line of each request when its answer has left. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = loggedPath(request, reply.statusCode)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request')
    done()
  })
}

/** Below this every path is a page, whatever the visitor has typed. */
const FREE_TEXT = '/search/'

/**
 * Returns what the log says of a path: the route it belongs to, `/api/v1/contacts/:id`. Of pages, which share one route,
 * the path itself where there is such a page; whatever else was asked for may be anything, somebody's address too.
 */
function loggedPath(request: FastifyRequest, status: number): string {
  const route = request.routeOptions.url ?? '*'
  if (route !== '/*') return route
  const [path = ''] = request.url.split('?', 1)
  if (path.startsWith(FREE_TEXT) && path.length > FREE_TEXT.length) return `${FREE_TEXT}*`
  return status === 200 || status === 304 ? path : route
}
