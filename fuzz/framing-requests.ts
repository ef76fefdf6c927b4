import type { Random } from './random.ts'
import type { RawRequest } from './raw-request.ts'

const FORM = 'Content-Type: application/x-www-form-urlencoded\r\nX-Requested-With: XMLHttpRequest\r\n'
const ORDER = 'POST /api/v1/send-order-mail'
const PATHS = ['/', '/catalog/', '/nowhere/', '/healthz', '/api/v1/site', '/favicon.ico']

/** Requests that no client sends. `%H` is replaced by the correct Host header. */
const FRAMINGS: readonly string[] = [
  'GET %P HTTP/1.0\r\n\r\n',
  'GET %P HTTP/1.1\r\n\r\n',
  'GET %P HTTP/9.9\r\n%H\r\n',
  'GET %P\r\n\r\n',
  'GET  %P  HTTP/1.1\r\n%H\r\n',
  'get %P HTTP/1.1\r\n%H\r\n',
  'BREW %P HTTP/1.1\r\n%H\r\n',
  'GET %P HTTP/1.1\n%H\n',
  '\r\n\r\nGET %P HTTP/1.1\r\n%H\r\n',
  'GET %P HTTP/1.1\r\n%H%H\r\n',
  'GET %P HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n',
  'GET %P HTTP/1.1\r\n%HA b: c\r\n\r\n',
  'GET %P HTTP/1.1\r\n%HA\0: c\r\n\r\n',
  'GET %P HTTP/1.1\r\n%HA: b\0c\r\n\r\n',
  'GET %P HTTP/1.1\r\n%H folded: a\r\n b\r\n\r\n',
  'GET %P HTTP/1.1\r\n%H: empty\r\n\r\n',
  `GET %P HTTP/1.1\r\n%HX: ${'a'.repeat(20_000)}\r\n\r\n`,
  `GET %P HTTP/1.1\r\n%H${'a: b\r\n'.repeat(2500)}\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n%H\r\n`,
  'GET %P HTTP/1.1\r\n%HUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n',
  'GET %P HTTP/1.1\r\n%HUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AA\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\n%H\r\n',
  'GET * HTTP/1.1\r\n%H\r\n',
  'CONNECT localhost:80 HTTP/1.1\r\n%H\r\n',
  'TRACE %P HTTP/1.1\r\n%H\r\n',
  'GET http://evil.example%P HTTP/1.1\r\n%H\r\n',
  'GET https://localhost%P HTTP/1.1\r\n%H\r\n',
  'GET file:///etc/passwd HTTP/1.1\r\n%H\r\n',
  'GET evil HTTP/1.1\r\n%H\r\n',
  'GET ?a HTTP/1.1\r\n%H\r\n',
  'GET %P HTTP/1.1\r\n%HContent-Length: 5\r\n\r\nabcde',
  'GET %P HTTP/1.1\r\n%HTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  `${ORDER} HTTP/1.1\r\n%H${FORM}Content-Length: 100\r\n\r\nname=a`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Content-Length: 3\r\n\r\nname=abcdefgh`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Content-Length: -1\r\n\r\n`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Content-Length: +3\r\n\r\na=b`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Content-Length: 3, 3\r\n\r\na=b`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Content-Length: 3\r\nContent-Length: 4\r\n\r\na=bc`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Content-Length: 99999999999999999999\r\n\r\na=b`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Transfer-Encoding: xchunked\r\n\r\n3\r\na=b\r\n0\r\n\r\n`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Transfer-Encoding: chunked, gzip\r\n\r\n3\r\na=b\r\n0\r\n\r\n`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Transfer-Encoding: chunked\r\n\r\nzz\r\na=b\r\n0\r\n\r\n`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Transfer-Encoding: chunked\r\n\r\n3;ext="${'a'.repeat(5000)}"\r\na=b\r\n0\r\n\r\n`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Transfer-Encoding: chunked\r\n\r\n3\r\na=b\r\n0\r\nTrailer: x\r\n\r\n`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff1\r\na=b`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Transfer-Encoding: chunked\r\n\r\n3\r\na=`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Expect: 100-continue\r\nContent-Length: 3\r\n\r\na=b`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Expect: 200-ok\r\nContent-Length: 3\r\n\r\na=b`,
  `${ORDER} HTTP/1.1\r\n%H${FORM}Content-Encoding: gzip\r\nContent-Length: 3\r\n\r\na=b`,
  'GET %P HTTP/1.1\r\n%H\r\nGET %P HTTP/1.1\r\n%H\r\nGET %P HTTP/1.1\r\n%H\r\n',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  '\0\0\0\0',
  'SSH-2.0-x\r\n',
]

/** Returns a request with odd or invalid framing. */
export function makeFramingRequest(random: Random, host: string): RawRequest {
  const framing = random.pick(FRAMINGS)
  const bytes = Buffer.from(
    framing.replaceAll('%P', random.pick(PATHS)).replaceAll('%H', `Host: ${host}\r\n`),
    'latin1',
  )
  const cut = random.next() < 0.1 ? bytes.subarray(0, 1 + random.below(bytes.byteLength)) : bytes
  return {
    kind: 'framing',
    method: framing.slice(0, framing.indexOf(' ')),
    target: cut.subarray(0, 150).toString('latin1'),
    headers: [],
    bytes: cut,
    malformed: true,
  }
}
