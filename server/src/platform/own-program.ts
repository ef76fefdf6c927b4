import { messages } from '@rapport/contract/messages'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** Refuses what a page of another site sends, before anything of it is read (decisions.md §2). */
export async function refuseCrossSite(request: FastifyRequest): Promise<void> {
  if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError(403, messages.forbidden)
}

/** Refuses what was not sent by a program of this site: a form of another one can't set this header. */
export async function refuseForms(request: FastifyRequest): Promise<void> {
  const sentBy = request.headers['x-requested-with']
  if (String(sentBy).toLowerCase() !== 'xmlhttprequest') throw new AppError(403, messages.forbidden)
}
