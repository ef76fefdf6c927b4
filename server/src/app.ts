import type { FastifyInstance } from 'fastify'
import { createServer } from './http/create-server.ts'
import type { LogStream } from './http/edge/access-log.ts'
import { addClosedSite } from './http/edge/closed-site.ts'
import { addMonitoring } from './http/monitoring.ts'
import { addRequestHooks } from './http/request-hooks.ts'
import { plugins } from './plugins.ts'
import { createServices, type ServiceOptions } from './services.ts'

/** `logStream` receives the log lines in place of stdout. */
export type AppOptions = ServiceOptions & { logStream?: LogStream }

/** Creates the server, which does not listen yet. */
export async function createApp({ logStream, ...options }: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options.env, logStream)
  try {
    await addMonitoring(app, options)
    const services = await createServices(app, options)
    addRequestHooks(app, services)
    await addClosedSite(app, services)
    for (const plugin of plugins) await app.register(plugin, services)
  } catch (error) {
    await app.close()
    throw error
  }
  return app
}
