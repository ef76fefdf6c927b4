import { randomUUID } from 'node:crypto'
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'

/** Options of a log that holds no personal data: one line a request, the path without its query. */
export function logOptions(
  level: string,
): Pick<FastifyServerOptions, 'logger' | 'genReqId' | 'logController'> {
  return {
    logger: level === 'silent' ? false : { level, base: null },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
  }
}

/** Writes the line of each request when its answer has left. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const [path] = request.url.split('?', 1)
    const ms = Math.round(reply.elapsedTime * 10) / 10
    request.log.info({ method: request.method, path, status: reply.statusCode, ms }, 'request')
    done()
  })
}
