import fp from 'fastify-plugin'
import type { Services } from '../../services.ts'
import { apiDocs } from './api-docs.ts'
import { describeApi, openApi } from './openapi.ts'

/** What there is to ask for, for programs and for people. */
export const openapi = fp<Services>(
  async (app, { env }) => {
    const description = describeApi(env.PUBLIC_URL)
    openApi(app, description)
    apiDocs(app, description)
  },
  { name: 'openapi', dependencies: ['http'] },
)
