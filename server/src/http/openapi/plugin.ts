import fp from 'fastify-plugin'
import type { Services } from '../../services.ts'
import { apiDocs } from './api-docs.ts'
import { type ApiDescription, describeApi, openApi } from './openapi.ts'

/** What there is to ask for, for programs and for people. */
export const openapi = fp<Services>(
  async (app, { env }) => {
    let description: ApiDescription | undefined
    // Made when it is first asked for: it takes longer than the rest of a start together.
    const describe = () => {
      description ??= describeApi(env.PUBLIC_URL)
      return description
    }
    openApi(app, describe)
    apiDocs(app, describe)
  },
  { name: 'openapi', dependencies: ['http'] },
)
