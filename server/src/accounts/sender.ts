import type { FastifyRequest } from 'fastify'
import { validIp } from '../platform/client-ip.ts'
import { readUserAgent } from '../platform/user-agent.ts'
import { readVisitorId } from '../platform/visitor-id.ts'

/** Who sends a call of somebody who may not be logged in yet. */
export interface Sender {
  ip: string
  /** The random id that their browser keeps; undefined where it sent none. */
  device: string | undefined
  userAgent: string
}

export function readSender(request: FastifyRequest): Sender {
  return {
    ip: validIp(request.ip) ?? '',
    device: readVisitorId(request) ?? undefined,
    userAgent: readUserAgent(request),
  }
}
