import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import {
  type AccountResponse,
  OFFLINE_MESSAGE,
  pickMessage,
} from '../../accounts/session/account-endpoint.ts'
import { requestHeaders } from '../../browser/requests/request-headers.ts'

/** Downloads the archive of the user's data. Never rejects: a failure resolves to its error message. */
export async function downloadPersonalData(form: FormData): Promise<AccountResponse> {
  const { method, path } = endpointRoutes.exportUser
  try {
    const headers = { ...requestHeaders('exportUser'), Accept: 'application/zip' }
    const response = await fetch(path, { method, headers, body: form })
    if (!response.ok) {
      const body = (await response.json()) as { message?: string; errors?: FieldErrors }
      return { ok: false, message: pickMessage(body) ?? messages.internal, errors: body.errors ?? {} }
    }
    saveFile(await response.blob(), 'personal-data.zip')
    return { ok: true, result: {} }
  } catch {
    return { ok: false, errors: {}, message: OFFLINE_MESSAGE }
  }
}

function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // The browser has read the blob by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
