import type {
  AdminFormFields,
  AdminInput,
  AdminResult,
} from '@rapport/contract/endpoints/admin/admin-endpoints'
import { type AdminEndpointName, adminRoutes } from '@rapport/contract/endpoints/admin/admin-routes'
import type { ErrorResponse } from '@rapport/contract/endpoints/error-response'
import { messages } from '@rapport/contract/messages'
import { AdminError } from './admin-error.ts'
import { interrupt } from './interruptions.ts'

interface AdminRequest<N extends AdminEndpointName> {
  params?: AdminInput<N>
  form?: AdminFormFields<N>
  signal?: AbortSignal
}

const OFFLINE = 'Нет связи с\u00A0сервером. Набранное никуда не\u00A0денется'

/** Makes a call as it is, and returns its result. Rejects with an AdminError. */
export async function sendAdmin<N extends AdminEndpointName>(
  name: N,
  { params, form, signal }: AdminRequest<N> = {},
): Promise<AdminResult<N>> {
  const response = await fetch(toUrl(name, params), {
    method: adminRoutes[name].method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(form ? { 'Content-Type': 'application/json' } : {}),
    },
    body: form ? JSON.stringify(form) : null,
    signal: signal ?? null,
  }).catch(() => {
    throw createNetworkError()
  })
  const body = (await response.json().catch(() => undefined)) as unknown
  if (response.ok && body) return (body as { result: AdminResult<N> }).result
  const retryAfter = response.headers.get('retry-after')
  throw toAdminError({ status: response.status, retryAfter }, body as ErrorResponse | undefined)
}

/** Returns the address of a call: what its path does not name goes into the query. */
export function toUrl<N extends AdminEndpointName>(name: N, params: AdminInput<N> | undefined): string {
  const values = new Map(Object.entries((params ?? {}) as Record<string, unknown>))
  const path = adminRoutes[name].path.replace(/:(\w+)/g, (_, key: string) => {
    const value = String(values.get(key))
    values.delete(key)
    return encodeURIComponent(value)
  })
  const given = [...values].flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** Returns the failure of a call that got no answer. */
export const createNetworkError = (): AdminError => new AdminError('network', OFFLINE)

/** Returns the failure that an answer says. */
export function toAdminError(
  { status, retryAfter: seconds }: { status: number; retryAfter: string | null },
  body: ErrorResponse | undefined,
): AdminError {
  const retryAfter = Number(seconds) || undefined
  const details = { status, fields: body?.errors ?? {}, ...(retryAfter ? { retryAfter } : {}) }
  return new AdminError('status', body?.message ?? messages.unavailable, details)
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
