import { createHash, type Hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Returns the strong ETag of a body. */
export const createEtag = (body: Buffer | string): string => formatEtag(createHash('sha256').update(body))

/** Returns the ETag of a body that was hashed with SHA-256. */
export const formatEtag = (hash: Hash): string => `"${hash.digest('base64url').slice(0, 22)}"`

/** Returns the ETag of one content coding of the body. Caches store each coding separately. */
export const encodingEtag = (tag: string, coding: string): string =>
  coding === 'identity' ? tag : `${tag.slice(0, -1)}-${coding}"`

/** Returns whether If-None-Match names the ETag. Weak spellings count (RFC 9110, If-None-Match). */
export function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false
  if (ifNoneMatch === tag) return true
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*')
}

/** Sends a body with its ETag, or 304 if the client has it. */
export function sendTagged<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  send: () => T,
): T | FastifyReply {
  reply.header('etag', etag)
  return matchesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : send()
}
