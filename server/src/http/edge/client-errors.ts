import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '@rapport/contract/errors/messages'
import type { ConnectionError } from 'fastify'
import { ApiError } from '../../platform/http/api-error.ts'
import { isServicePath } from '../../platform/http/canonical-path.ts'
import { errorPage, getErrorPageHeaders } from '../../platform/http/error-page.ts'

/** Bytes of a request that include its first line. */
const LINE_MAX = 2048

/** Milliseconds that a client that is still sending has to read its response. */
const LINGER_MS = 2000

const answered = new WeakSet<Socket>()

/** Answers a request that could not be parsed, as HTML or JSON, and closes the connection. */
export function replyToClientError(error: ConnectionError, socket: Socket): void {
  if (answered.has(socket)) return
  answered.add(socket)
  // Node has no other way to tell whether a response was started.
  const { _httpMessage: message } = socket as Socket & { _httpMessage?: ServerResponse | null }
  if (error.code === 'ECONNRESET' || !socket.writable || message?.headersSent) {
    socket.destroy()
    return
  }
  const failure = failureOf(error.code)
  // Bytes received when the parser failed. The declared type is wrong.
  const packet = error.rawPacket as unknown as Buffer | undefined
  const [method = '', path = ''] = packet?.toString('latin1', 0, LINE_MAX).split(' ', 2) ?? []
  const [body, headers] = isServicePath(path.split('?', 1)[0] ?? '')
    ? [
        JSON.stringify({ message: failure.message, errors: failure.fields }),
        { 'content-type': 'application/json; charset=utf-8' },
      ]
    : [errorPage(failure, method), getErrorPageHeaders()]
  const lines = Object.entries({
    ...headers,
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map((header) => header.join(': '))
  socket.end(
    `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  )
  // Closing at once while the client sends would discard the response.
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Answers a request with an unknown Expect header. Node would reject it with an empty 417. */
export function ignoreExpectHeader(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
}

function failureOf(code: string | undefined): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return new ApiError(431, messages.headersTooLarge)
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return new ApiError(408, messages.bodyTooSlow)
  return new ApiError(400, messages.badRequest)
}
