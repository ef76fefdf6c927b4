import type { EndpointName } from '@rapport/contract/endpoints/endpoint-routes'

type RequestKind = 'api' | 'page' | 'file' | 'form' | 'framing'

export type HeaderList = [name: string, value: string][]

/** A request as it is sent. No client corrects it. */
export interface RawRequest {
  kind: RequestKind
  method: string
  /** Target of the request line. Non-ASCII characters are sent as UTF-8. */
  target: string
  headers: HeaderList
  body?: Buffer | undefined
  /** The whole request, if it is not built from method, target and headers. */
  bytes?: Buffer
  /** Its framing is invalid, so the server may close the connection without an answer. */
  malformed?: boolean
  /** The endpoint, if the path is unchanged. */
  call?: EndpointName | undefined
}

/** Encodes a request. Adds Content-Length unless the headers already frame the body. */
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
