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
  /** Whether it is to arrive though the page is left meanwhile. */
  keepalive?: boolean
}

const OFFLINE = 'Нет связи с\u00A0сервером. Набранное никуда не\u00A0денется'

/** Makes a call as it is, and returns its result. Rejects with an AdminError. */
export async function sendAdmin<N extends AdminEndpointName>(
  name: N,
  { params, form, signal, keepalive = false }: AdminRequest<N> = {},
): Promise<AdminResult<N>> {
  const { method, path } = adminRoutes[name]
  const response = await fetch(urlOf(path, (params ?? {}) as Record<string, unknown>), {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(form ? { 'Content-Type': 'application/json' } : {}),
    },
    body: form ? JSON.stringify(form) : null,
    signal: signal ?? null,
    keepalive,
  }).catch(() => {
    throw new AdminError('network', OFFLINE)
  })
  const body = (await response.json().catch(() => undefined)) as unknown
  if (response.ok && body) return (body as { result: AdminResult<N> }).result
  throw toError(response, body as ErrorBody | undefined)
}

/** Returns a path with its parameters; those that it does not name are its query. */
function urlOf(path: string, params: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params))
    if (value !== undefined && !path.includes(`:${name}`)) query.set(name, String(value))
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** What the answer of a call that was not done says. */
type ErrorBody = ErrorResponse & { conflict?: unknown }

function toError({ status, headers }: Response, body: ErrorBody | undefined): AdminError {
  const retryAfter = Number(headers.get('retry-after')) || undefined
  const details = {
    ...{ status, fields: body?.errors ?? {}, conflict: body?.conflict },
    ...(retryAfter ? { retryAfter } : {}),
  }
  return new AdminError('status', body?.message ?? messages.unavailable, details)
}

/**
 * Makes a call, and makes it again once its sender has signed in or shown a factor, where it asks for that. Rejects with an
 * AdminError; `cancelled` where they would not.
 */
export async function callAdmin<N extends AdminEndpointName>(
  name: N,
  request: AdminRequest<N> = {},
): Promise<AdminResult<N>> {
  for (;;) {
    try {
      return await sendAdmin(name, request)
    } catch (error) {
      if (!(error instanceof AdminError)) throw error
      if (error.status === 401) await interrupt('sign-in')
      else if (error.status === 403 && error.fields.confirmation) await interrupt('confirmation')
      else throw error
    }
  }
}
