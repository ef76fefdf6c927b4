import { rm } from 'node:fs/promises'
import { COMMENT_MAX, ORDER_FILE_BYTES_MAX, ORDER_FILES_MAX } from '@rapport/contract/limits'
import { type OrderForm, orderForm } from '@rapport/contract/orders'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/v4/core'
import { AppError } from '../platform/app-error.ts'
import { fieldErrorsOf } from '../platform/field-errors.ts'
import { formFields } from '../platform/form-body.ts'
import type { Incoming } from '../platform/incoming.ts'
import { type MultipartLimits, readMultipart } from '../platform/multipart-body.ts'
import { type FileTray, takeFile } from './order-file.ts'
import { gatherProblems } from './problems.ts'
import type { Upload } from './upload-limits.ts'

/** An order as far as it has come. */
export interface OrderBody extends FileTray {
  fields: Record<string, unknown>
}

export const emptyOrderBody = (): OrderBody => ({ fields: {}, files: [], problems: gatherProblems() })

const LIMITS: MultipartLimits = {
  bytes: ORDER_FILES_MAX * ORDER_FILE_BYTES_MAX + 4 * 1024 * 1024,
  fields: 60,
  // A comment several times too long, even in percent escapes, is still told apart from a flood.
  fieldBytes: COMMENT_MAX * 20,
  files: 200,
}

/**
 * Reads an order from a body of any of the three types, its files into `incoming`. What is wrong with files
 * is gathered in `body.problems`; a body that can't be read to its end throws, with what was gathered so far.
 */
export async function readOrderBody(
  request: FastifyRequest,
  incoming: Incoming,
  body: OrderBody,
  upload: Upload,
): Promise<void> {
  if (!request.isMultipart()) {
    body.fields = formFields(request.body)
    return
  }
  const seen = { files: 0 }
  try {
    await readMultipart(request, LIMITS, {
      field: (name, value) => {
        body.fields[name] = value
      },
      file: (part) => takeFile(part, incoming, body, seen, upload),
    })
  } catch (error) {
    if (error instanceof AppError && error.status === 413) {
      for (const [field, list] of Object.entries(error.fields))
        for (const message of list) body.problems.add(field, message, 413)
      body.problems.refuse()
    }
    throw error
  }
}

/** The form, once nothing is wrong with it or with its files; otherwise throws everything that is. */
export function checkOrderBody(body: OrderBody): OrderForm {
  const parsed = z.safeParse(orderForm, body.fields)
  if (!parsed.success) body.problems.addAll(fieldErrorsOf(parsed.error))
  body.problems.refuse()
  if (!parsed.success) throw parsed.error
  return parsed.data
}

/** Removes the files that have arrived and are not in the store. */
export async function dropArrivedFiles(body: OrderBody): Promise<void> {
  await Promise.all(body.files.map((file) => rm(file.path, { force: true })))
}
