import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { messages } from '@rapport/contract/messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { cleanText } from './form-body.ts'

/** What a multipart body may hold; whatever is above ends the reading with a 413. */
export interface MultipartLimits {
  /** Bytes of the whole body. */
  bytes: number
  fields: number
  fieldBytes: number
  files: number
}

/** A file while it arrives; `content` has to be read to its end. */
export interface FilePart {
  field: string
  name: string
  content: AsyncIterable<Buffer>
}

/** What is done with the parts, in the order they come. */
export interface PartTaker {
  field(name: string, value: string): void
  file(part: FilePart): Promise<void>
}

const HEADERS_OF_A_PART_MAX = 20

/** Lets a scope take multipart bodies, to be read by readMultipart. */
export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false })
}

/**
 * Reads a multipart body part by part, never holding more than a chunk of a file. Throws AppError: 400 when
 * the body is broken or cut off, 413 above a limit. Errors of the taker come through as they are.
 */
export async function readMultipart(
  request: FastifyRequest,
  limits: MultipartLimits,
  taker: PartTaker,
): Promise<void> {
  const parts = request.parts({
    limits: {
      fields: limits.fields,
      fieldSize: limits.fieldBytes,
      files: limits.files,
      fileSize: Number.POSITIVE_INFINITY,
      parts: limits.fields + limits.files,
      headerPairs: HEADERS_OF_A_PART_MAX,
    },
  })
  let open: { stream: Readable; taken: Promise<void> } | undefined

  async function takeAll(next: ReturnType<typeof parts.next>): Promise<void> {
    for (let step = await next.catch(refuseBody); !step.done; step = await parts.next().catch(refuseBody)) {
      const part = step.value
      if (part.type === 'field') {
        if (part.valueTruncated) throw tooLarge(part.fieldname)
        taker.field(part.fieldname, cleanText(String(part.value)))
        continue
      }
      const content = chunksOf(part.file)
      const taken = taker.file({ field: part.fieldname, name: part.filename ?? '', content })
      open = { stream: part.file, taken }
      await taken
      open = undefined
    }
  }

  // The first step attaches the parser to the request, which has to be there before its bytes are counted.
  const first = parts.next()
  const overflow = new Promise<never>((_, reject) => {
    let seen = 0
    request.raw.on('data', function count(chunk: Buffer) {
      seen += chunk.length
      if (seen <= limits.bytes) return
      request.raw.off('data', count).unpipe()
      open?.stream.destroy(tooLarge())
      reject(tooLarge())
    })
  })
  try {
    await Promise.race([takeAll(first), overflow])
  } finally {
    // A file that is being written has to be let go of before anybody cleans up behind it.
    await open?.taken.catch(() => undefined)
  }
}

async function* chunksOf(file: Readable): AsyncIterable<Buffer> {
  try {
    yield* file
  } catch (error) {
    refuseBody(error)
  }
}

const LIMIT_CODES = new Set(['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT'])

/** Whatever the parser says of a body is the sender's fault: it only tells apart too much and broken. */
function refuseBody(error: unknown): never {
  if (error instanceof AppError) throw error
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  throw LIMIT_CODES.has(code) ? tooLarge() : new AppError(400, messages.bodyBroken)
}

function tooLarge(field = 'message'): AppError {
  return new AppError(413, messages.bodyTooLarge, { [field]: [messages.bodyTooLarge] })
}
