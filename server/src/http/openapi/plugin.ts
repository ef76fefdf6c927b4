import fp from 'fastify-plugin'
import type { Services } from '../../services.ts'
import { apiDocs } from './api-docs.ts'
import { type ApiDescription, describeApi, openApi } from './openapi.ts'

/** API description, for programs and for people. */
export const openapi = fp<Services>(
  async (app, { env }) => {
    let description: ApiDescription | undefined
    // Built at the first request: it takes longer than the rest of the start together.
    const describe = () => {
      description ??= describeApi(env.PUBLIC_URL)
      return description
    }
    openApi(app, describe)
    apiDocs(app, describe)
  },
  { name: 'openapi' },
)
