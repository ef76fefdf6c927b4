import type { FastifyInstance } from 'fastify'
import { accounts } from './accounts/plugin.ts'
import { blog } from './blog/plugin.ts'
import { editing } from './editing/plugin.ts'
import { addresses } from './http/addresses/plugin.ts'
import { builtFiles } from './http/built-files.ts'
import { createServer } from './http/create-server.ts'
import { documents } from './http/documents/plugin.ts'
import type { LogStream } from './http/edge/access-log.ts'
import { endpoints } from './http/endpoints/plugin.ts'
import { health } from './http/health.ts'
import { indexNow } from './http/indexnow/plugin.ts'
import { openapi } from './http/openapi/plugin.ts'
import { pages } from './http/pages/plugin.ts'
import { playground } from './http/playground/plugin.ts'
import { http } from './http/plugin.ts'
import { preview } from './http/preview/plugin.ts'
import { media } from './media/plugin.ts'
import { orders } from './orders/plugin.ts'
import { personalData } from './personal-data/plugin.ts'
import { reactions } from './reactions/plugin.ts'
import { search } from './search/plugin.ts'
import { createServices, type ServiceOptions } from './services.ts'
import { staff } from './staff/plugin.ts'

/** What the server is made of, in order. */
const plugins = [
  http,
  builtFiles,
  media,
  reactions,
  blog,
  search,
  accounts,
  endpoints,
  openapi,
  documents,
  indexNow,
  pages,
  preview,
  orders,
  personalData,
  staff,
  editing,
  addresses,
  playground,
  health,
]

/** `logStream` takes the lines of the log in place of stdout. */
export type AppOptions = ServiceOptions & { logStream?: LogStream }

/** Creates the server; nothing listens yet. */
export async function createApp({ logStream, ...options }: AppOptions): Promise<FastifyInstance> {
  const app = createServer(options.env, logStream)
  try {
    const services = await createServices(app, options)
    for (const plugin of plugins) await app.register(plugin, services)
  } catch (error) {
    await app.close()
    throw error
  }
  return app
}
