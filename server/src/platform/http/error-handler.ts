import { type ErrorResponse, type ErrorStatus, errorStatuses } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable, redactQueryError } from '../database/database-errors.ts'
import { StorageUnavailable } from '../storage/storage.ts'
import { ApiError } from './api-error.ts'
import { isServicePath } from './canonical-path.ts'
import { errorPage, getErrorPageHeaders } from './error-page.ts'

/** Messages for errors of Fastify and its plug-ins. All other 4xx are bad requests. */
const FRAMEWORK_MESSAGES: Partial<Record<ErrorStatus, string>> = {
  403: messages.pathForbidden,
  404: messages.notFound,
  405: messages.methodNotAllowed,
  408: messages.bodyTooSlow,
  412: messages.preconditionFailed,
  413: messages.bodyTooLarge,
  414: messages.urlTooLong,
  415: messages.contentType,
  416: messages.rangeNotSatisfiable,
  429: messages.tooManyRequests,
  431: messages.headersTooLarge,
  503: messages.unavailable,
}

/** Default Retry-After in seconds, if the error has none. */
const RETRY_AFTER: Partial<Record<number, number>> = { 429: 60, 503: 30 }

/** Turns every error of the app into a response without a stack, SQL or file path. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError)
  app.addHook('onSend', async (_request, reply) => {
    const seconds = RETRY_AFTER[reply.statusCode]
    if (seconds && !reply.hasHeader('retry-after')) reply.header('retry-after', seconds)
  })
}

/**
 * Sends an error: JSON for paths of the API and of files, an HTML page otherwise. As `frameworkErrors` also answers
 * a malformed URL.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toApiError(error, request.log)
  const { status, message, fields, retryAfter, conflict } = failure
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  reply.code(status)
  return isServicePath(request.raw.url?.split('?', 1)[0] ?? '')
    ? reply.send({ message, errors: fields, conflict } satisfies ErrorResponse & { conflict: unknown })
    : reply.headers(getErrorPageHeaders()).send(errorPage(failure, request.method))
}

/**
 * Returns the error as a visitor may see it. An unexpected error is logged and becomes a plain 500. It
 * becomes 503 if the database or the store is away.
 */
export function toApiError(error: unknown, log: FastifyBaseLogger): ApiError {
  if (error instanceof ApiError) return error
  const { statusCode = 500 } = (error ?? {}) as { statusCode?: number }
  if ((statusCode >= 400 && statusCode < 500) || statusCode === 503) {
    const status = errorStatuses.find((known) => known === statusCode) ?? 400
    return new ApiError(status, FRAMEWORK_MESSAGES[status] ?? messages.badRequest)
  }
  log.error({ err: redactQueryError(error) }, 'request failed')
  return isDatabaseUnavailable(error) || error instanceof StorageUnavailable
    ? new ApiError(503, messages.unavailable)
    : new ApiError(500, messages.internal)
}
