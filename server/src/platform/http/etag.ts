import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The strong tag of a body. */
export function createEtag(body: Buffer | string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}

/** The tag of one form of the body: to a cache each is a thing of its own. */
export const encodingEtag = (tag: string, coding: string): string =>
  coding === 'identity' ? tag : `${tag.slice(0, -1)}-${coding}"`

/** Whether an If-None-Match header names the tag; weak spellings count (RFC 9110, If-None-Match). */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === tag) return true
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*')
}

/** Sends a body under its tag, or 304 to whoever has it already. */
export function sendTagged<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  send: () => T,
): T | FastifyReply {
  reply.header('etag', etag)
  return matchesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : send()
}
