import type { FastifyRequest } from 'fastify'
import { parseIp } from '../../platform/http/client-ip.ts'
import { readUserAgent } from '../../platform/http/user-agent.ts'
import { readVisitorId } from '../../platform/http/visitor-id.ts'

/** Who sends a call of somebody who may not be logged in yet. */
export interface Client {
  ip: string
  /** The random id that their browser keeps; undefined where it sent none. */
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
