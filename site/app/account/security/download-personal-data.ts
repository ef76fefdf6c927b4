import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { type AccountResponse, firstMessage, OFFLINE_MESSAGE } from '../../accounts/account-endpoint.ts'
import { requestHeaders } from '../../browser/request-headers.ts'

/** Downloads the archive of all that is kept of the user. Resolves in any case, with what to tell where it failed. */
export async function downloadPersonalData(form: FormData): Promise<AccountResponse> {
  const { method, path } = endpointRoutes.exportUser
  try {
    const headers = { ...requestHeaders('exportUser'), Accept: 'application/zip' }
    const response = await fetch(path, { method, headers, body: form })
    if (!response.ok) {
      const body = (await response.json()) as { message?: string; errors?: FieldErrors }
      return { ok: false, message: firstMessage(body) ?? messages.internal, errors: body.errors ?? {} }
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
  // The browser has taken it over by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
