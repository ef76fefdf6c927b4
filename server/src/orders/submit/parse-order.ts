import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { toFieldErrors } from '@rapport/contract/fields/fields'
import {
  COMMENT_MAX,
  IDEMPOTENCY_KEY_MAX,
  ORDER_FILE_BYTES_MAX,
  ORDER_FILES_MAX,
} from '@rapport/contract/orders/order-limits'
import type { OrderForm, orderForm, orderPageForm } from '@rapport/contract/orders/orders'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/v4/core'
import { ApiError } from '../../platform/http/api-error.ts'
import { readBearerToken } from '../../platform/http/request/bearer-token.ts'
import { readCookie } from '../../platform/http/request/cookie.ts'
import { type FormBody, parseFormBody } from '../../platform/http/request/form-body.ts'
import { readUserAgent } from '../../platform/http/request/user-agent.ts'
import { readVisitorId } from '../../platform/http/request/visitor-id.ts'
import type { UploadLimits } from '../files/upload-limits.ts'
import type { OrderLimit } from './order-limit.ts'
import { createFileReceiver, type ReceivedFile, type UploadedFile } from './receive-file.ts'
import { PROBE_HEADER } from './rehearse-order.ts'
import { addRepeatedFiles, type RepeatFilesDeps } from './repeat-files.ts'

const LIMITS = {
  bytes: ORDER_FILES_MAX * ORDER_FILE_BYTES_MAX + 4 * 1024 * 1024,
  // A comment several times too long, even percent-encoded, still gets a field error instead of a 413.
  fieldBytes: COMMENT_MAX * 20,
  files: 200,
}

/** The sender, as far as a request identifies it. */
export interface OrderSender {
  ip: string
  userAgent: string
  token: string | undefined
  visitorId: string | undefined
  idempotencyKey: string | undefined
  /** The visitor's number in Yandex Metrika, if the visitor allowed counters. */
  metrikaClientId: string | undefined
  /** Mark of a test order, unchecked. */
  probeMark: string | undefined
  /** Path of the page that the form was sent from, without the query, which may contain personal data. */
  pagePath: string | undefined
}

/** A valid order. */
export interface OrderInput {
  /** Request id for the log. */
  requestId: string
  form: OrderForm
  files: UploadedFile[]
  sender: OrderSender
  /** SHA-256 of form and files; tells a repeat from a new order. */
  bodySha256: string
  /** Typed texts by field, to fill the form again. */
  values: Record<string, string>
}

/** A 413 or 422 with all errors of an order. */
export class InvalidOrderError extends ApiError {
  readonly values: OrderInput['values']

  constructor(status: 413 | 422, fields: FieldErrors, values: OrderInput['values']) {
    super(status, messages.invalid, fields)
    this.values = values
  }
}

export interface ParseOrderDeps extends RepeatFilesDeps {
  uploads: UploadLimits
  orderLimit: OrderLimit
}

/**
 * Parses the order of a request and stores its files in `incoming`. Disposing of the result removes the files and
 * ends their accounting. Throws all errors at once, and then leaves no file.
 */
export async function parseOrder(
  request: FastifyRequest,
  parseDeps: ParseOrderDeps,
  schema: typeof orderForm | typeof orderPageForm,
): Promise<OrderInput & AsyncDisposable> {
  const { incoming, uploads, orderLimit } = parseDeps
  const sender = parseSender(request)
  await orderLimit.check(sender.ip)
  const upload = uploads.begin(sender.ip)
  const dispose = async (received: readonly ReceivedFile[]) => {
    await upload.end()
    await Promise.all(received.map(({ file }) => file && rm(file.path, { force: true })))
  }
  let body: FormBody<ReceivedFile> = { fields: {}, files: [], error: undefined }
  try {
    body = await parseFormBody(request, LIMITS, createFileReceiver(incoming, upload))
    const form = checkOrder(body, schema)
    if (form.repeatFiles?.length) {
      await addRepeatedFiles(body.files, form.repeatFiles, sender.token, parseDeps, upload)
      checkOrder(body, schema)
    }
    const files = body.files.flatMap(({ file }) => file ?? [])
    return {
      requestId: request.id,
      form,
      files,
      sender,
      bodySha256: hashOrder(form, files),
      values: pickTexts(body.fields),
      [Symbol.asyncDispose]: () => dispose(body.files),
    }
  } catch (error) {
    await dispose(body.files)
    throw error
  }
}

function parseSender(request: FastifyRequest): OrderSender {
  const key = request.headers['idempotency-key']
  const isKey = typeof key === 'string' && key.length <= IDEMPOTENCY_KEY_MAX && /^[\x20-\x7e]+$/.test(key)
  if (key !== undefined && !isKey) throw new ApiError(400, messages.idempotencyKey)
  return {
    ip: request.ip,
    userAgent: readUserAgent(request),
    token: readBearerToken(request),
    visitorId: readVisitorId(request) ?? undefined,
    idempotencyKey: key,
    metrikaClientId: readMetrikaClientId(request),
    probeMark: request.headers[PROBE_HEADER]?.toString(),
    pagePath: parsePagePath(request.headers.referer),
  }
}

/** Metrika sets the cookie only once counters are allowed, and the site deletes it when they are forbidden again. */
function readMetrikaClientId({ headers }: FastifyRequest): string | undefined {
  const id = readCookie(headers.cookie, '_ym_uid')
  return id !== undefined && /^\d{1,30}$/.test(id) ? id : undefined
}

function parsePagePath(referer: string | undefined): string | undefined {
  const path = URL.canParse(referer ?? '') ? new URL(referer ?? '').pathname : undefined
  return path?.slice(0, PAGE_PATH_MAX)
}

const PAGE_PATH_MAX = 300

/**
 * Returns the valid form. Throws all errors of fields and files. If the body is too large, only the received part is
 * checked.
 */
function checkOrder(
  { fields, files, error }: FormBody<ReceivedFile>,
  schema: typeof orderForm | typeof orderPageForm,
): OrderForm {
  const tooLarge = error instanceof ApiError && error.status === 413 ? error : undefined
  if (error && !tooLarge) throw error
  const parsed = tooLarge ? undefined : z.safeParse(schema, fields)
  const fileErrors = [...new Set(files.flatMap((file) => file.error ?? []))]
  const errors: FieldErrors = {
    ...(fileErrors.length > 0 ? { files: fileErrors } : {}),
    ...(tooLarge?.fields ?? (parsed?.error ? toFieldErrors(parsed.error) : {})),
  }
  if (parsed?.success && fileErrors.length === 0) return parsed.data
  const status = tooLarge || files.some((file) => file.status === 413) ? 413 : 422
  throw new InvalidOrderError(status, errors, pickTexts(fields))
}

/** Returns the SHA-256 of an order, independent of field order and content type. */
function hashOrder(form: OrderForm, files: UploadedFile[]): string {
  const fields = Object.entries(form).sort(([a], [b]) => (a < b ? -1 : 1))
  const contents = files.map(({ name, size, sha256 }) => [name, size, sha256])
  return createHash('sha256')
    .update(JSON.stringify([fields, contents]))
    .digest('hex')
}

const pickTexts = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
