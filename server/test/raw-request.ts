import { once } from 'node:events'
import { connect } from 'node:net'

/** Raw response. Header names are in lower case. */
export interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends bytes that no client would send, and reads until the server closes the connection. */
export async function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('latin1').on('data', (piece) => {
    text += piece
  })
  socket.on('error', () => undefined)
  socket.write(bytes, 'latin1')
  await once(socket, 'close')
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...lines] = head.split('\r\n')
  const headers = lines.map((one) => {
    const colon = one.indexOf(':')
    return [one.slice(0, colon).toLowerCase(), one.slice(colon + 1).trim()]
  })
  return {
    status: Number(line.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: Buffer.from(rest.join('\r\n\r\n'), 'latin1').toString(),
  }
}

/** Requests a target exactly as written. */
export const getRaw = (port: number, target: string, headers: Record<string, string> = {}) =>
  sendRaw(
    port,
    [
      `GET ${target} HTTP/1.1`,
      ...Object.entries({ host: 'localhost', connection: 'close', ...headers }).map((pair) =>
        pair.join(': '),
      ),
      '\r\n',
    ].join('\r\n'),
  )
