import { Readable } from 'node:stream'

/** What a reader that takes nothing may leave unread, in bytes; beyond it its stream ends, and it asks again. */
const UNREAD_MAX = 64 * 1024

/** An answer that goes on: events, each sent as it comes, in the format of server-sent events. */
export class EventStream {
  readonly readable = new Readable({ read: () => undefined })

  constructor(onClose: () => void) {
    this.readable.on('close', onClose)
    // The head of the answer leaves with its first bytes.
    this.beat()
  }

  /** Sends an event as JSON. */
  send(event: object): void {
    this.#write(`data: ${JSON.stringify(event)}\n\n`)
  }

  /** Sends a comment, which no reader sees: proxies end connections that say nothing. */
  beat(): void {
    this.#write(':\n\n')
  }

  end(): void {
    if (!this.readable.destroyed) this.readable.push(null)
  }

  #write(text: string): void {
    if (this.readable.destroyed || this.readable.readableEnded) return
    if (this.readable.readableLength > UNREAD_MAX) this.readable.destroy()
    else this.readable.push(text)
  }
}

/** Has streams say that they live, each so many seconds, after `before` has looked at whose they are; returns what ends that. */
export function beatEach(
  seconds: number,
  before: () => Promise<void>,
  streams: () => Iterable<EventStream>,
): () => void {
  const timer = setInterval(async () => {
    await before()
    for (const stream of streams()) stream.beat()
  }, seconds * 1000).unref()
  return () => clearInterval(timer)
}
