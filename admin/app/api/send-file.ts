import type {
  AdminFormFields,
  AdminInput,
  AdminResult,
} from '@rapport/staff-contract/endpoints/admin-endpoints'
import { type AdminEndpointName, adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import {
  buildUrl,
  createNetworkError,
  type ErrorBody,
  repeatAfterInterruption,
  toAdminError,
} from './admin-api.ts'

interface FileRequest<N extends AdminEndpointName> {
  params?: AdminInput<N>
  form?: AdminFormFields<N>
  file: File
  /** Called with the sent part, 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  /** Idempotency key: the same for each try. */
  key?: string
}

/**
 * Uploads a file, and again after a required sign-in. Throws AdminError. Uses XMLHttpRequest, because `fetch`
 * has no upload progress.
 */
export const sendFile = <N extends AdminEndpointName>(
  name: N,
  request: FileRequest<N>,
): Promise<AdminResult<N>> => repeatAfterInterruption(() => sendOnce(name, request))

function sendOnce<N extends AdminEndpointName>(
  name: N,
  { params, form, file, onProgress, signal, key }: FileRequest<N>,
): Promise<AdminResult<N>> {
  const { method } = adminRoutes[name]
  const body = new FormData()
  for (const [field, value] of Object.entries(form ?? {})) body.append(field, String(value))
  body.append('file', file)
  const { promise, resolve, reject } = Promise.withResolvers<AdminResult<N>>()
  const request = new XMLHttpRequest()
  request.open(method, buildUrl(name, params))
  request.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
  if (key) request.setRequestHeader('Idempotency-Key', key)
  request.responseType = 'json'
  request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
  request.onerror = () => reject(createNetworkError())
  request.onabort = () => reject(createNetworkError())
  request.onload = () => {
    const answer = request.response as { result: AdminResult<N> } | null
    if (request.status < 300 && answer) resolve(answer.result)
    else
      reject(
        toAdminError(
          { status: request.status, retryAfter: request.getResponseHeader('retry-after') },
          (answer ?? undefined) as ErrorBody | undefined,
        ),
      )
  }
  signal?.addEventListener('abort', () => request.abort())
  request.send(body)
  return promise
}
