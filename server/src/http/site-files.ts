import { dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import fp from 'fastify-plugin'
import type { Services } from '../services.ts'
import { rootFiles } from './root-files.ts'

/** The built files of the site; under development whatever Vite knows is its own to answer. */
export const siteFiles = fp<Services>(
  async (app, { site: { assets, middleware } }) => {
    if (assets) {
      await rootFiles(app, dirname(assets))
      await app.register(fastifyStatic, {
        root: assets,
        prefix: '/assets/',
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        index: false,
        decorateReply: false,
      })
    }
    if (middleware)
      app.addHook('onRequest', (request, reply, done) => middleware(request.raw, reply.raw, done))
  },
  { name: 'site-files', dependencies: ['http'] },
)
