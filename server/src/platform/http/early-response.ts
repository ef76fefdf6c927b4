import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds for which a client may still send its body after it got the response. */
const TIMEOUT_MS = 15_000

/**
 * Lets a rejection reach a client that is still sending. The response is sent at once with `Connection:
 * close`, and the rest of the body is discarded for a while. Closing with unread bytes makes the system reset
 * the connection, and the client never sees the reason.
 */
export function replyBeforeBody(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const body = request.raw
    if (body.method !== 'POST' || body.readableEnded || body.destroyed) return payload
    if (body.complete || typeof payload !== 'string') {
      void drainBody(body)
      return payload
    }
    reply.header('connection', 'close').header('content-length', Buffer.byteLength(payload))
    return Readable.from(answerThenDrain(payload, body))
  })
}

async function* answerThenDrain(answer: string, body: Readable): AsyncIterable<string> {
  yield answer
  await drainBody(body)
}

/** Discards the rest of a body. Resolves at its end, or after a timeout. */
export async function drainBody(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed) return
  body.unpipe()
  body.resume()
  const done = new AbortController()
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) body.once(event, () => resolve())
  })
  const late = pause(TIMEOUT_MS, undefined, { signal: done.signal, ref: false })
    .then(() => body.destroy())
    .catch(() => undefined)
  await Promise.race([ended, late])
  done.abort()
}
