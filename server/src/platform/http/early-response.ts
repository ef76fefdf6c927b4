import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** How long a sender that has its answer already may go on sending before it is cut off. */
const PATIENCE_MS = 15_000

/**
 * Lets a refusal reach a client that is still sending. The answer leaves whole at once with `Connection:
 * close`, but what the client still sends is read and thrown away for a while: closing on unread bytes makes
 * the system reset the connection, and the client never sees why.
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

/** Throws away what is left of a body. Resolves at its end, or when the patience with its sender ends. */
export async function drainBody(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed) return
  body.unpipe()
  body.resume()
  const done = new AbortController()
  const ended = new Promise<void>((resolve) => {
    for (const event of ['end', 'close', 'error']) body.once(event, () => resolve())
  })
  const late = pause(PATIENCE_MS, undefined, { signal: done.signal, ref: false })
    .then(() => body.destroy())
    .catch(() => undefined)
  await Promise.race([ended, late])
  done.abort()
}
