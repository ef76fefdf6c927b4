import { messages } from '@rapport/contract/errors/messages'
import { ApiError } from '../../platform/http/api-error.ts'

/** Returns the absolute URL of a page. Throws 400 if it would be on another host. */
export function pageUrl({ publicUrl }: { publicUrl: string }, host: string, path: string): URL {
  const url = new URL(`${new URL(publicUrl).protocol}//${host}${path}`)
  if (url.host === host && url.pathname === path) return url
  throw new ApiError(400, messages.badRequest)
}
