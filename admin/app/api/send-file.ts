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
  /** Called with the sent fraction, 0 to 1. */
  onProgress?: (fraction: number) => void
  signal?: AbortSignal
  /** Idempotency key, reused by every attempt. */
  key?: string
}

/**
 * Uploads a file, and repeats it after a sign-in or confirmation. Throws AdminError. An abort is a network error. Uses XMLHttpRequest, because `fetch`
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
  const xhr = new XMLHttpRequest()
  xhr.open(method, buildUrl(name, params))
  xhr.setRequestHeader('X-Requested-With', 'XMLHttpRequest')
  if (key) xhr.setRequestHeader('Idempotency-Key', key)
  xhr.responseType = 'json'
  xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
  xhr.onerror = () => reject(createNetworkError())
  xhr.onabort = () => reject(createNetworkError())
  xhr.onload = () => {
    const answer = xhr.response as { result: AdminResult<N> } | null
    if (xhr.status < 300 && answer) resolve(answer.result)
    else
      reject(
        toAdminError(
          { status: xhr.status, retryAfter: xhr.getResponseHeader('retry-after') },
          (answer ?? undefined) as ErrorBody | undefined,
        ),
      )
  }
  signal?.addEventListener('abort', () => xhr.abort())
  // The signal may have been aborted while a sign-in dialog was open.
  if (signal?.aborted) reject(createNetworkError())
  else xhr.send(body)
  return promise
}
