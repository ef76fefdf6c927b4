import { Readable } from 'node:stream'

/** Unread bytes after which a stream ends. The client then reconnects. */
const UNREAD_MAX = 64 * 1024

/** Stream of server-sent events. */
export class EventStream {
  readonly readable = new Readable({ read: () => undefined })

  constructor(onClose: () => void) {
    this.readable.on('close', onClose)
    // The headers are sent with the first bytes.
    this.beat()
  }

  /** Sends an event as JSON. */
  send(event: object): void {
    this.#write(`data: ${JSON.stringify(event)}\n\n`)
  }

  /** Sends a comment, which clients ignore: proxies close silent connections. */
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

/**
 * Sends heartbeats to streams at an interval, after `before` has checked their owners. Returns a function
 * that stops it.
 */
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
