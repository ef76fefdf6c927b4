import { endpointRoutes } from '@rapport/contract/endpoints/endpoint-routes'
import { endpoints } from '@rapport/contract/endpoints/endpoints'
import { errorResponse } from '@rapport/contract/errors/error-response'
import * as z from 'zod/v4/core'
import type { Outcome } from './exchange.ts'
import { FOREIGN_HOST } from './headers.ts'
import type { RawRequest } from './raw-request.ts'
import type { RawResponse } from './read-response.ts'

const LEAK =
  /\n\s+at \S+ \(|node_modules|file:\/\/\/|SQLSTATE|syntax error at or near|violates \w+ constraint|relation "|\.ts:\d+|Unexpected Server Error/
const MARKUP = /<script>alert\(1\)|<img src=x onerror/
const FOREIGN_LINK = new RegExp(`\\s(?:href|src|srcset|action|content)="[^"]*${FOREIGN_HOST}`, 'i')
const CYRILLIC = /[а-яё]/i
const CANONICAL = /<link rel="canonical" href="([^"]*)"/
const UNRESERVED_ESCAPE = /%(?:2d|2e|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9a]|7e)/i

/** Returns the fault of an outcome, undefined if it is correct. */
export function findFault(request: RawRequest, { answer, ...outcome }: Outcome): string | undefined {
  if (!answer) return request.malformed ? undefined : (outcome as { failed: string }).failed
  const refused = answer.status >= 400 && request.method !== 'HEAD' && !request.malformed
  if (refused && !isHtml(answer) && !isJson(answer))
    return `${answer.status} refused as ${answer.headers.get('content-type') ?? 'nothing'}`
  return (
    findStatusFault(answer) ??
    findLeak(answer) ??
    findLocationFault(answer) ??
    (isHtml(answer) ? findPageFault(request, answer) : undefined) ??
    (request.target.startsWith('/api/') || isJson(answer) ? findApiFault(request, answer) : undefined)
  )
}

const getPath = (target: string) => target.split('?', 1)[0] ?? ''
const isHtml = ({ headers }: RawResponse) => Boolean(headers.get('content-type')?.startsWith('text/html'))
const isJson = ({ headers }: RawResponse) =>
  Boolean(headers.get('content-type')?.startsWith('application/json'))

function findStatusFault({ status, headers, body }: RawResponse): string | undefined {
  if ((status === 429 || status === 503) && !headers.has('retry-after'))
    return `${status} without Retry-After`
  if (status < 500 || status === 503) return undefined
  return `status ${status}: ${body.toString().slice(0, 200)}`
}

function findLeak({ headers, body }: RawResponse): string | undefined {
  const leak = LEAK.exec(body.toString())
  if (leak) return `tells of its inside: ${leak[0]}`
  return headers.has('set-cookie') ? 'sets a cookie' : undefined
}

/** Redirects may only lead to our own hosts. */
function findLocationFault({ headers }: RawResponse): string | undefined {
  const location = headers.get('location')
  if (location === undefined) return undefined
  const url = URL.parse(location, 'http://localhost')
  const ours = url?.hostname === 'localhost' || url?.hostname.endsWith('.localhost')
  return ours ? undefined : `leads to ${location.slice(0, 100)}`
}

function findPageFault(
  { kind, method, target }: RawRequest,
  { status, body }: RawResponse,
): string | undefined {
  const html = body.toString()
  if (MARKUP.test(html)) return 'gives markup back'
  if (FOREIGN_LINK.test(html)) return 'links to a foreign host'
  // The request line of a request with odd framing is unknown.
  if (status !== 200 || method !== 'GET' || kind === 'framing') return undefined
  const path = getPath(target)
  const canonical = CANONICAL.exec(html)?.[1]
  // All search queries share one canonical page.
  const expected = path.startsWith('/search/') ? '/search/' : path
  if (canonical && URL.parse(canonical)?.pathname !== expected)
    return `is a page of ${canonical.slice(0, 100)}`
  return isOneSpelling(path) ? undefined : 'is a page under another spelling'
}

function isOneSpelling(path: string): boolean {
  if (path.includes('//') || /\/\.{1,2}\/|[\\#\0-\x20]/.test(path) || UNRESERVED_ESCAPE.test(path))
    return false
  return path.endsWith('/') && !/[A-Z]/.test(path.replace(/%[0-9A-F]{2}/g, ''))
}

function findApiFault(request: RawRequest, answer: RawResponse): string | undefined {
  const { status, headers, body } = answer
  if (request.method === 'HEAD' || status === 304 || (status >= 300 && status < 400)) return undefined
  if (status >= 400) return findFailureFault(answer)
  if (!request.call || request.method !== endpointRoutes[request.call].method) return undefined
  if (!isJson(answer)) return `answered as ${headers.get('content-type') ?? 'nothing'}`
  const { result } = JSON.parse(body.toString()) as { result?: unknown }
  const { error } = z.safeParse(endpoints[request.call].result as z.$ZodType, result)
  return error ? z.prettifyError(error).slice(0, 300) : undefined
}

/** An error must match the contract and be in Russian. */
function findFailureFault(answer: RawResponse): string | undefined {
  if (!isJson(answer)) return `refused as ${answer.headers.get('content-type') ?? 'nothing'}`
  const parsed = z.safeParse(errorResponse, JSON.parse(answer.body.toString()))
  if (parsed.error) return `refused with ${answer.body.toString().slice(0, 150)}`
  return CYRILLIC.test(parsed.data.message)
    ? undefined
    : `refused in no Russian: ${parsed.data.message.slice(0, 100)}`
}
