import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static'
import { ADMIN_PATH } from '@rapport/staff-contract/staff/admin-paths'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { adminDocument } from './admin-document.ts'

/** The names of scripts and styles contain a hash of their content. */
const BUILT = {
  // A route for each file: a wildcard route would read the folder for each request.
  wildcard: false,
  globIgnore: ['**/*.{br,gz}'],
  preCompressed: true,
  immutable: true,
  maxAge: '1y',
  index: false,
  decorateReply: false,
} satisfies Partial<FastifyStaticOptions>

/** Built files of the site and the back office. In development Vite serves its own files. */
export const builtFiles = fp<Services>(
  async (app, { env, site: { assets, middleware }, admin }) => {
    if (assets) await app.register(fastifyStatic, { ...BUILT, root: assets, prefix: '/assets/' })
    if (admin) adminDocument(app, admin, env.PUBLIC_URL)
    if (admin?.assets)
      await app.register(fastifyStatic, { ...BUILT, root: admin.assets, prefix: '/admin/assets/' })
    app.addHook('onRequest', (request, reply, done) => {
      const serve = request.url.startsWith(ADMIN_PATH) ? admin?.middleware : middleware
      if (serve) serve(request.raw, reply.raw, done)
      else done()
    })
  },
  { name: 'built-files' },
)
