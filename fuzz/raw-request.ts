import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'

/** What a request is aimed at. */
type RequestKind = 'api' | 'page' | 'file' | 'form' | 'framing'

export type HeaderList = [name: string, value: string][]

/** A request as it goes over the wire: no client stands between that would mend it. */
export interface RawRequest {
  kind: RequestKind
  method: string
  /** What stands in the request line; characters beyond ASCII go as UTF-8. */
  target: string
  headers: HeaderList
  body?: Buffer | undefined
  /** The whole request, where method, target and headers do not make it. */
  bytes?: Buffer
  /** Its framing is wrong: the server may close the connection without a word. */
  malformed?: boolean
  /** The call it is made for, where nothing of its address is changed. */
  call?: EndpointName | undefined
}

/** The bytes of a request. A body is announced by its length unless the headers frame it already. */
export function encodeRequest(request: RawRequest, host: string, ip: string): Buffer {
  if (request.bytes) return request.bytes
  const has = (name: string) => request.headers.some(([own]) => own.toLowerCase() === name)
  const headers: HeaderList = [
    ...(has('host') ? [] : [['Host', host] as [string, string]]),
    ...(ip ? [['X-Forwarded-For', ip] as [string, string]] : []),
    ...request.headers,
  ]
  const framed = has('content-length') || has('transfer-encoding')
  if (request.body && !framed) headers.push(['Content-Length', String(request.body.byteLength)])
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
  const head = `${request.method} ${request.target} HTTP/1.1\r\n${lines.join('')}\r\n`
  return Buffer.concat([Buffer.from(head), request.body ?? Buffer.alloc(0)])
}
