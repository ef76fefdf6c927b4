import type {
  AdminFormFields,
  AdminInput,
  AdminResult,
} from '@rapport/staff-contract/endpoints/admin-endpoints'
import { type AdminEndpointName, adminRoutes } from '@rapport/staff-contract/endpoints/admin-routes'
import {
  createNetworkError,
  type ErrorBody,
  repeatAfterInterruption,
  toAdminError,
  urlOf,
} from './admin-api.ts'

interface FileRequest<N extends AdminEndpointName> {
  params?: AdminInput<N>
  form?: AdminFormFields<N>
  file: File
  /** Called with the part that has been sent, 0 to 1. */
  onProgress?: (part: number) => void
  signal?: AbortSignal
  /** The same with each try, so that it is done once. */
  key?: string
}

/**
 * Sends a file by a call, and again once its sender has signed in, where it asks for that. Rejects with an AdminError. By
 * XMLHttpRequest, which alone says how much of it has been sent.
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
  request.open(method, urlOf(name, params))
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
