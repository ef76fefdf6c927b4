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
  /** The same with each try of one write, so that it is done once. */
  key?: string
  /** How long ago it was pressed, in ms; without it, now. */
  pressedAgoMs?: number
  /** Whether it is to arrive though the page is left meanwhile. */
  keepalive?: boolean
}

const OFFLINE = 'Нет связи с\u00A0сервером. Набранное никуда не\u00A0денется'

/** Makes a call as it is, and returns its result. Rejects with an AdminError. */
export async function sendAdmin<N extends AdminEndpointName>(
  name: N,
  { params, form, signal, key, pressedAgoMs, keepalive = false }: AdminRequest<N> = {},
): Promise<AdminResult<N>> {
  const response = await fetch(urlOf(name, params), {
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

/** Returns the address of a call: parameters that its path does not name are its query. */
export function urlOf<N extends AdminEndpointName>(name: N, input: AdminInput<N> | undefined): string {
  const { path } = adminRoutes[name]
  const params = (input ?? {}) as Record<string, unknown>
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params))
    if (value !== undefined && !path.includes(`:${key}`)) query.set(key, String(value))
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** Returns the failure of a call that got no answer. */
export const createNetworkError = (): AdminError => new AdminError('network', OFFLINE)

/** What the answer of a call that was not done says. */
export type ErrorBody = ErrorResponse & { conflict?: unknown }

/** Returns the failure that an answer says. */
export function toAdminError(
  { status, retryAfter: seconds }: { status: number; retryAfter: string | null },
  body: ErrorBody | undefined,
): AdminError {
  const retryAfter = Number(seconds) || undefined
  // What is of no one field is the sentence of the error, which stands at none.
  const { message, ...fields } = body?.errors ?? {}
  const sentence = body?.message ?? message?.[0] ?? messages.unavailable
  const details = { status, fields, conflict: body?.conflict, ...(retryAfter ? { retryAfter } : {}) }
  return new AdminError('status', sentence, details)
}

/**
 * Makes a call, and makes it again once its sender has signed in or shown a factor, where it asks for that. Rejects with an
 * AdminError; `cancelled` where they would not.
 */
export const callAdmin = <N extends AdminEndpointName>(
  name: N,
  request: AdminRequest<N> = {},
): Promise<AdminResult<N>> => repeatAfterInterruption(() => sendAdmin(name, request))

/** Makes a call, and again once what it asks for has been done. */
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
