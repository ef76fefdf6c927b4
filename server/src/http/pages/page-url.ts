import { messages } from '@rapport/contract/messages'
import { ApiError } from '../../platform/http/api-error.ts'

/** The whole address of a page; throws the 400 where it would be another one's. */
export function pageUrl({ publicUrl }: { publicUrl: string }, host: string, path: string): URL {
  const url = new URL(`${new URL(publicUrl).protocol}//${host}${path}`)
  if (url.host === host && url.pathname === path) return url
  throw new ApiError(400, messages.badRequest)
}
