import type { Failure, FailureStatus, FieldErrors } from '@rapport/contract/failure'
import { messages } from '@rapport/contract/messages'
import type { FastifyError, FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** What Fastify and its plugins throw themselves, by status, in words for a visitor. */
const FRAMEWORK_MESSAGES: Partial<Record<number, string>> = {
  400: messages.badRequest,
  404: messages.notFound,
  413: messages.bodyTooLarge,
  415: messages.contentType,
  429: messages.tooManyRequests,
  503: messages.unavailable,
}

/** The one place where a failure becomes an answer (decisions.md §2): never a stack, SQL or a path of a file. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    if (error instanceof AppError)
      return reply.code(error.status).send(failureBody(error.message, error.fields))
    const status = error.statusCode ?? 500
    const known = FRAMEWORK_MESSAGES[status]
    if (known) return reply.code(status).send(failureBody(known))
    request.log.error({ err: { name: error.name, code: error.code, stack: error.stack } }, 'failed')
    return reply.code(500).send(failureBody(messages.internal))
  })
}

export function failureBody(message: string, errors: FieldErrors = { message: [message] }): Failure {
  return { message, errors }
}

export type { FailureStatus }
