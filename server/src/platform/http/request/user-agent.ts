import type { FastifyRequest } from 'fastify'
import { cleanText } from './form-body.ts'

const USER_AGENT_MAX = 500

/** Returns the User-Agent of a request, cleaned for storage. Empty if it has none. */
export const readUserAgent = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  cleanText(headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX)
