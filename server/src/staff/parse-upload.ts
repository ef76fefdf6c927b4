import { rm } from 'node:fs/promises'
import { messages } from '@rapport/contract/errors/messages'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/v4/core'
import { ApiError } from '../platform/http/api-error.ts'
import { parseOrThrow } from '../platform/http/field-errors.ts'
import { type FilePart, parseFormBody } from '../platform/http/request/form-body.ts'
import { freeBytes } from '../platform/storage/disk-space.ts'
import { safeFileName } from '../platform/uploads/file-name.ts'
import type { TempUploads } from '../platform/uploads/temp-uploads.ts'

const FIELDS_BYTES = 64 * 1024

/** Directory for uploaded files, and the bytes that must stay free on its disk. */
export interface StaffUploads {
  incoming: TempUploads
  diskFree: number
}

/** A received file in the temporary directory. */
export interface UploadedFile {
  name: string
  path: string
  size: number
}

/** Parsed body of a request to the back office. */
export interface AdminBody {
  form: unknown
  file: UploadedFile | undefined
}

interface UploadOptions {
  schema: z.$ZodType | undefined
  /** Limit of the file in bytes. */
  maxBytes: number
  uploads: StaffUploads
}

/**
 * Parses a form with one file. The file stays on the disk until the result is disposed of. Throws 413 if the file is
 * too large, 422 if it is missing or the disk is full; then no file is left.
 */
export async function parseUpload(
  request: FastifyRequest,
  { schema, maxBytes, uploads }: UploadOptions,
): Promise<AdminBody & AsyncDisposable> {
  const received: UploadedFile[] = []
  const limits = { bytes: maxBytes + FIELDS_BYTES, fieldBytes: FIELDS_BYTES, files: 1 }
  const dispose = async () => {
    await Promise.all(received.map(({ path }) => rm(path, { force: true })))
  }
  try {
    const { fields, error } = await parseFormBody(request, limits, async (part) => {
      if (part.field !== 'file') throw new ApiError(400, messages.badRequest)
      received.push(await receiveFile(part, maxBytes, uploads))
    })
    if (error) throw isBodyTooLarge(error) ? tooLarge(maxBytes) : error
    const [file] = received
    const form = schema && parseOrThrow(schema, fields)
    if (!file) throw fileError(422, staffMessages.fileRequired)
    return { form, file, [Symbol.asyncDispose]: dispose }
  } catch (error) {
    await dispose()
    throw error
  }
}

async function receiveFile(
  { name, content }: FilePart,
  maxBytes: number,
  { incoming, diskFree }: StaffUploads,
): Promise<UploadedFile> {
  const free = (await freeBytes(incoming.directory)) - diskFree
  let taken = 0
  const { path, size, refusal } = await incoming.receive(content, maxBytes, async (bytes) => {
    taken += bytes
    return taken > free ? 'disk-free' : undefined
  })
  if (refusal) throw fileError(422, staffMessages.diskFull)
  if (size > maxBytes) throw tooLarge(maxBytes)
  return { name: safeFileName(name), path, size }
}

const fileError = (status: 413 | 422, message: string) => new ApiError(status, message, { file: [message] })

const tooLarge = (maxBytes: number) =>
  fileError(413, staffMessages.fileTooLarge(Math.floor(maxBytes / 1024 / 1024)))

/** A body above its limit has a file that is too large. */
const isBodyTooLarge = (error: unknown) => error instanceof ApiError && error.status === 413
