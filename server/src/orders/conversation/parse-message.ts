import { rm } from 'node:fs/promises'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { toFieldErrors } from '@rapport/contract/fields/fields'
import {
  ORDER_FILE_BYTES_MAX,
  ORDER_FILES_MAX,
  ORDER_MESSAGE_MAX,
} from '@rapport/contract/orders/order-limits'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/v4/core'
import { ApiError } from '../../platform/http/api-error.ts'
import { parseFormBody } from '../../platform/http/request/form-body.ts'
import type { TempUploads } from '../../platform/uploads/temp-uploads.ts'
import type { UploadLimits } from '../files/upload-limits.ts'
import { createFileReceiver, type ReceivedFile, type UploadedFile } from '../submit/receive-file.ts'

const LIMITS = {
  bytes: ORDER_FILES_MAX * ORDER_FILE_BYTES_MAX + 1024 * 1024,
  // A text that is several times too long still gets a field error instead of a 413.
  fieldBytes: ORDER_MESSAGE_MAX * 20,
  files: 50,
}

export interface ParseMessageDeps {
  incoming: TempUploads
  uploads: UploadLimits
}

/** Returns the text of a message that has files only. */
export const filesText = (count: number): string =>
  count === 1 ? 'Файл во\u00A0вложении' : 'Файлы во\u00A0вложении'

/**
 * Parses a message with its files, which have the limits and checks of an order's files. Disposing of the result removes
 * the temporary files. `onTyped` gets the typed text, to fill the form again. Throws 422 or 413, and then leaves no file.
 */
export async function parseMessage<S extends z.$ZodType>(
  request: FastifyRequest,
  { incoming, uploads }: ParseMessageDeps,
  schema: S,
  onTyped: (text: string) => void = () => undefined,
): Promise<{ form: z.output<S>; files: UploadedFile[] } & AsyncDisposable> {
  const upload = uploads.begin(request.ip)
  let received: ReceivedFile[] = []
  const dispose = async () => {
    await upload.end()
    await Promise.all(received.map(({ file }) => file && rm(file.path, { force: true })))
  }
  try {
    const body = await parseFormBody(request, LIMITS, createFileReceiver(incoming, upload))
    received = body.files
    if (body.error) throw body.error
    const { fields } = body
    if (typeof fields.text === 'string') onTyped(fields.text)
    const files = received.flatMap(({ file }) => file ?? [])
    const isBlank = typeof fields.text !== 'string' || fields.text.trim() === ''
    const text = isBlank && files.length > 0 ? filesText(files.length) : fields.text
    const parsed = z.safeParse(schema, { ...fields, text })
    const fileErrors = [...new Set(received.flatMap(({ error }) => error ?? []))]
    const errors: FieldErrors = {
      ...(parsed.success ? {} : toFieldErrors(parsed.error)),
      ...(fileErrors.length > 0 ? { files: fileErrors } : {}),
    }
    if (parsed.success && fileErrors.length === 0)
      return { form: parsed.data, files, [Symbol.asyncDispose]: dispose }
    const isTooLarge = received.some(({ status }) => status === 413)
    throw new ApiError(isTooLarge ? 413 : 422, messages.invalid, errors)
  } catch (error) {
    await dispose()
    throw error
  }
}
