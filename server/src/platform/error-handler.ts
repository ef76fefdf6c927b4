import type { Failure, FailureStatus } from '@rapport/contract/failure'
import { messages } from '@rapport/contract/messages'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { isDatabaseAway, withoutValues } from './query-failure.ts'
import { StorageUnavailable } from './storage.ts'

/** What Fastify and its plugins throw themselves, in words for a visitor. */
const FRAMEWORK_FAILURES: [FailureStatus, string][] = [
  [400, messages.badRequest],
  [404, messages.notFound],
  [413, messages.bodyTooLarge],
  [415, messages.contentType],
  [429, messages.tooManyRequests],
  [503, messages.unavailable],
]

/** The one place where a failure becomes an answer (decisions.md §2): never a stack, SQL or a path of a file. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendFailure)
}

/** The answer to a failure; as `frameworkErrors` also to an address that nothing can be made of. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, message, fields, retryAfter } = asAppError(error, request.log)
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).send({ message, errors: fields } satisfies Failure)
}

/** The failure as a visitor may see it; one that nobody expected is logged and becomes a plain 500, or 503 where the database or the store is away. */
export function asAppError(error: unknown, log: FastifyBaseLogger): AppError {
  if (error instanceof AppError) return error
  const { statusCode = 500 } = (error ?? {}) as { statusCode?: number }
  const known = FRAMEWORK_FAILURES.find(([status]) => status === statusCode)
  if (known) return new AppError(...known)
  log.error({ err: withoutValues(error) }, 'failed')
  return isDatabaseAway(error) || error instanceof StorageUnavailable
    ? new AppError(503, messages.unavailable)
    : new AppError(500, messages.internal)
}
