import { messages } from '@rapport/contract/messages'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Bytes of a form without files, at most; far above what the limits of its fields add up to. */
const FORM_BYTES_MAX = 256 * 1024
const FIELDS_MAX = 60

/** Lets a scope take url-encoded forms, and refuse plain text, which a foreign page could send unasked. */
export function acceptForms(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )
}

/** Fields of a parsed JSON or url-encoded body; throws the 400 when it is not an object. */
export function formFields(body: unknown): Record<string, unknown> {
  if (body === undefined) return {}
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError(400, messages.badRequest)
  const fields = Object.entries(body)
  if (fields.length > FIELDS_MAX) throw new AppError(413, messages.bodyTooLarge)
  return Object.fromEntries(
    fields.map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]),
  )
}

/**
 * Text as it can be stored and measured: no NUL (PostgreSQL refuses it), no halves of characters, and line
 * breaks of one character, as the browser counts them against a field's limit.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(/\r\n?/g, '\n').toWellFormed()
}
