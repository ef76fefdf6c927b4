import { errorCode } from '../platform/http/error-code.ts'
import { REQUEST_MS } from './check-deps.ts'

/** Response of a host of the site, or the reason why there is none. */
export type PublicResponse =
  | { kind: 'answered'; status: number; text: string; date: number | undefined }
  | { kind: 'certificate' | 'unreachable'; code: string }

const ABOUT_CERTIFICATE = /CERT|TLS|SSL|SIGNATURE|ISSUER/
const TEXT_MAX = 2000

interface PublicRequestOptions {
  headers?: Record<string, string>
  requestMs?: number | undefined
}

/** Requests a URL of a configured host. Redirects are not followed, since they may lead to other hosts. */
export async function requestPublic(
  url: string,
  { headers = {}, requestMs = REQUEST_MS }: PublicRequestOptions = {},
): Promise<PublicResponse> {
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(requestMs) })
    const text = await readStart(response)
    const date = Date.parse(response.headers.get('date') ?? '')
    return { kind: 'answered', status: response.status, text, date: Number.isNaN(date) ? undefined : date }
  } catch (error) {
    const code = errorCode(error)
    return { kind: ABOUT_CERTIFICATE.test(code) ? 'certificate' : 'unreachable', code }
  }
}

async function readStart(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk as Uint8Array, { stream: true })
    // Leaving the loop cancels the rest.
    if (text.length >= TEXT_MAX) break
  }
  return text
}

/** Returns whether a response of /healthz comes from this product. */
export const isHealthy = (response: PublicResponse): boolean =>
  response.kind === 'answered' && response.status === 200 && response.text.includes('"status":"ok"')
