import type { FastifyRequest } from 'fastify'
import { cleanText } from './form-body.ts'

const USER_AGENT_MAX = 500

/** Returns what a request says of the program that sends it, as it can be stored; empty where it says nothing. */
export const readUserAgent = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  cleanText(headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX)
