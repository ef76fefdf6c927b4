import type { ErrorResponse } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import type {
  AdminFormFields,
  AdminInput,
  AdminResult,
} from '@rapport/staff-contract/endpoints/admin-endpoints'
import { type AdminEndpointName, adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import { AdminError } from './admin-error.ts'
import { interrupt } from './interruptions.ts'

interface AdminRequest<N extends AdminEndpointName> {
  params?: AdminInput<N>
  form?: AdminFormFields<N>
  signal?: AbortSignal
  /** Idempotency key: the same for each try of one write. */
  key?: string
  /** Age of the click in ms, for a write that waited offline. */
  pressedAgoMs?: number
  /** Sent even if the page is closed meanwhile. */
  keepalive?: boolean
}

const OFFLINE = 'Нет связи с\u00A0сервером. Набранное никуда не\u00A0денется'

/** Sends one request and returns its result. Throws AdminError. */
export async function sendAdmin<N extends AdminEndpointName>(
  name: N,
  { params, form, signal, key, pressedAgoMs, keepalive = false }: AdminRequest<N> = {},
): Promise<AdminResult<N>> {
  const response = await fetch(buildUrl(name, params), {
    method: adminRoutes[name].method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(form ? { 'Content-Type': 'application/json' } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
      ...(pressedAgoMs === undefined ? {} : { 'X-Pressed-Ago': String(pressedAgoMs) }),
    },
    body: form ? JSON.stringify(form) : null,
    signal: signal ?? null,
    keepalive,
  }).catch(() => {
    throw createNetworkError()
  })
  const body = (await response.json().catch(() => undefined)) as unknown
  if (response.ok && body) return (body as { result: AdminResult<N> }).result
  const retryAfter = response.headers.get('retry-after')
  throw toAdminError({ status: response.status, retryAfter }, body as ErrorBody | undefined)
}

/** Builds the URL of a request: parameters missing from its path become the query. */
export function buildUrl<N extends AdminEndpointName>(name: N, input: AdminInput<N> | undefined): string {
  const { path } = adminRoutes[name]
  const params = (input ?? {}) as Record<string, unknown>
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params))
    if (value !== undefined && !path.includes(`:${key}`)) query.set(key, String(value))
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  return query.size > 0 ? `${filled}?${query}` : filled
}

export const createNetworkError = (): AdminError => new AdminError('network', OFFLINE)

export type ErrorBody = ErrorResponse & { conflict?: unknown }

/** Converts an error response to an AdminError. */
export function toAdminError(
  { status, retryAfter: seconds }: { status: number; retryAfter: string | null },
  body: ErrorBody | undefined,
): AdminError {
  const retryAfter = Number(seconds) || undefined
  // `errors.message` belongs to no field: it is the text of the error itself.
  const { message, ...fields } = body?.errors ?? {}
  const sentence = body?.message ?? message?.[0] ?? messages.unavailable
  const details = { status, fields, conflict: body?.conflict, ...(retryAfter ? { retryAfter } : {}) }
  return new AdminError('status', sentence, details)
}

/**
 * Sends a request. If it requires a sign-in or a second factor, waits for that and sends it again. Throws
 * AdminError; its reason is `cancelled` if the user closes the dialog.
 */
export const callAdmin = <N extends AdminEndpointName>(
  name: N,
  request: AdminRequest<N> = {},
): Promise<AdminResult<N>> => repeatAfterInterruption(() => sendAdmin(name, request))

/** Runs `send`, and again after each required sign-in or confirmation. */
export async function repeatAfterInterruption<Result>(send: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof AdminError)) throw error
      if (error.status === 401) await interrupt('sign-in')
      else if (error.status === 403 && error.fields.confirmation) await interrupt('confirmation')
      else throw error
    }
  }
}
