import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { messages } from '@rapport/contract/errors/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../api-error.ts'

/** Limit in bytes of a form without files, far above the sum of its field limits. */
const FORM_BYTES_MAX = 256 * 1024
const FIELDS_MAX = 60
const PART_HEADERS_MAX = 20

/** Limits of a multipart body. Throws 413 above them. */
export interface MultipartLimits {
  /** Bytes of the whole body. */
  bytes: number
  fieldBytes: number
  files: number
}

/** File that is being received. `content` has to be read to its end. */
export interface FilePart {
  field: string
  name: string
  content: AsyncIterable<Buffer>
}

/** Form that was read as far as possible, with the result for each file. */
export interface FormBody<File> {
  fields: Record<string, unknown>
  files: File[]
  /** Why reading stopped: 400 for a malformed body, 413 for a limit, or the error of `onFile`. */
  error: unknown
}

/**
 * Lets a scope accept url-encoded and multipart forms. Rejects plain text, which a foreign page could send
 * without a preflight.
 */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES_MAX },
    async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
  )
  await app.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Parses a form of any of the three types. Multipart forms are read part by part, with at most a chunk of a
 * file in memory. `onFile` is called for each file in turn.
 */
export async function parseFormBody<File>(
  request: FastifyRequest,
  limits: MultipartLimits,
  onFile: (part: FilePart, index: number) => Promise<File>,
): Promise<FormBody<File>> {
  if (request.isMultipart()) return parseMultipart(request, limits, onFile)
  const { body } = request
  if (body === undefined) return { fields: {}, files: [], error: undefined }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError(400, messages.badRequest)
  const fields = Object.entries(body)
  if (fields.length > FIELDS_MAX) throw new ApiError(413, messages.bodyTooLarge)
  const clean = fields.map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value])
  return { fields: Object.fromEntries(clean), files: [], error: undefined }
}

async function parseMultipart<File>(
  request: FastifyRequest,
  limits: MultipartLimits,
  onFile: (part: FilePart, index: number) => Promise<File>,
): Promise<FormBody<File>> {
  const parts = request.parts({
    limits: {
      fields: FIELDS_MAX,
      fieldSize: limits.fieldBytes,
      files: limits.files,
      fileSize: Number.POSITIVE_INFINITY,
      parts: FIELDS_MAX + limits.files,
      headerPairs: PART_HEADERS_MAX,
    },
  })
  const fields: Record<string, unknown> = {}
  const files: File[] = []
  let seen = 0
  let open: { stream: Readable; done: Promise<File> } | undefined

  async function readParts(next: ReturnType<typeof parts.next>): Promise<void> {
    for (
      let step = await next.catch(throwBodyError);
      !step.done;
      step = await parts.next().catch(throwBodyError)
    ) {
      const part = step.value
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge(part.fieldname)
        fields[part.fieldname] = cleanText(String(part.value))
        continue
      }
      // The body is not read further, so a file that starts now would never end.
      if (seen > limits.bytes) throw tooLarge()
      const content = chunksOf(part.file)
      const file = { field: part.fieldname, name: fileNameOf(part.filename), content }
      open = { stream: part.file, done: onFile(file, files.length) }
      files.push(await open.done)
      open = undefined
    }
  }

  // The first step attaches the parser to the request. Bytes can be counted only after that.
  const first = parts.next()
  const overflow = new Promise<never>((_, reject) => {
    request.raw.on('data', function count(chunk: Buffer) {
      seen += chunk.length
      if (seen <= limits.bytes) return
      request.raw.off('data', count).unpipe()
      open?.stream.destroy(tooLarge())
      reject(tooLarge())
    })
  })
  try {
    await Promise.race([readParts(first), overflow])
    return { fields, files, error: undefined }
  } catch (error) {
    // A file that is being written has to be closed before the caller cleans up.
    await open?.done.catch(() => undefined)
    return { fields, files, error }
  }
}

/** Browsers send a quote in a file name as %22 and a line break as %0D%0A. */
const fileNameOf = (sent = '') => sent.replaceAll('%22', '"').replace(/%0D%0A|%0D|%0A/g, ' ')

async function* chunksOf(file: Readable): AsyncIterable<Buffer> {
  try {
    yield* file
  } catch (error) {
    throwBodyError(error)
  }
}

const LIMIT_CODES = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

/** Every parser error is caused by the client. Only "too large" and "malformed" differ. */
function throwBodyError(error: unknown): never {
  if (error instanceof ApiError) throw error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  throw LIMIT_CODES.has(code) ? tooLarge() : new ApiError(400, messages.bodyBroken)
}

function tooLarge(field = 'message'): ApiError {
  return new ApiError(413, messages.bodyTooLarge, { [field]: [messages.bodyTooLarge] })
}

/**
 * Returns text that can be stored and measured. NUL is removed, because PostgreSQL rejects it, and so are
 * lone surrogates. Line breaks become one character, as browsers count them for `maxlength`.
 */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(/\r\n?/g, '\n').toWellFormed()
}
