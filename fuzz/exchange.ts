import { connect } from 'node:net'
import { type RawResponse, readResponse } from './read-response.ts'

/** Result of a request. */
export type Outcome =
  | { answer: RawResponse; ms: number }
  /** Reason why there is no complete answer. */
  | { answer?: undefined; failed: string; ms: number }

/** The server may wait for the rest of a malformed request, so the timeout is short. */
const MALFORMED_PATIENCE_MS = 300
const PATIENCE_MS = 60_000

/** Sends bytes over a new connection and reads one answer. */
export function exchange(
  port: number,
  bytes: Buffer,
  { method, malformed = false }: { method: string; malformed?: boolean },
): Promise<Outcome> {
  const started = performance.now()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const finish = (result: { answer: RawResponse } | { failed: string }) => {
    socket.destroy()
    resolve({ ...result, ms: performance.now() - started })
  }
  const pieces: Buffer[] = []
  const read = (ended: boolean) => {
    try {
      const answer = readResponse(Buffer.concat(pieces), method, ended)
      if (answer) finish({ answer })
      else if (ended) finish({ failed: pieces.length === 0 ? 'closed without an answer' : 'closed midway' })
    } catch (error) {
      finish({ failed: error instanceof Error ? error.message : String(error) })
    }
  }
  socket.setTimeout(malformed ? MALFORMED_PATIENCE_MS : PATIENCE_MS, () => finish({ failed: 'no answer' }))
  socket.on('data', (piece) => {
    pieces.push(piece)
    read(false)
  })
  socket.on('end', () => read(true))
  socket.on('error', (error: NodeJS.ErrnoException) => finish({ failed: error.code ?? error.message }))
  socket.write(bytes)
  return promise
}
