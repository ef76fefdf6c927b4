import type { FastifyRequest } from 'fastify'
import { parseIp } from './client-ip.ts'
import { readUserAgent } from './user-agent.ts'
import { readVisitorId } from './visitor-id.ts'

/** Client of a request, logged in or not. */
export interface Client {
  ip: string
  /** Random id that the browser stores. Undefined if it sent none. */
  device: string | undefined
  userAgent: string
}

export function readClient(request: FastifyRequest): Client {
  return {
    ip: parseIp(request.ip) ?? '',
    device: readVisitorId(request) ?? undefined,
    userAgent: readUserAgent(request),
  }
}
