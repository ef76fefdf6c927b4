import type { ErrorResponse } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { createNetworkError } from './admin-api.ts'
import { AdminError } from './admin-error.ts'

/**
 * Downloads a file under the name that the server sends. Uses `fetch`, because an export may take long and
 * fail. Throws AdminError.
 */
export async function saveFile(path: string): Promise<void> {
  const response = await fetch(path).catch(() => {
    throw createNetworkError()
  })
  if (!response.ok) {
    const body = (await response.json().catch(() => undefined)) as ErrorResponse | undefined
    throw new AdminError('status', body?.message ?? messages.unavailable, { status: response.status })
  }
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = parseFileName(response.headers.get('content-disposition') ?? '')
  link.click()
  URL.revokeObjectURL(url)
}

const parseFileName = (disposition: string): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : (/filename="([^"]*)"/.exec(disposition)?.[1] ?? 'таблица')
}
