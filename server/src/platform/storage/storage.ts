import type { Readable } from 'node:stream'

/** A stored file as it is read: its size in bytes and its content. */
interface StoredFile {
  size: number
  stream: Readable
}

/** Where uploaded files and pictures stay. Keys are ASCII paths such as `orders/26/0f3c…`. */
export interface Storage {
  /** Takes over a file of the local disk under a key; it is durable when this resolves. */
  putFile(key: string, localFile: string): Promise<void>
  /** Stores bytes under a key, in place of what stood there; durable when this resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The file of a key, or undefined where there is none. `range` counts bytes, both ends included. */
  get(key: string, range?: { start: number; end: number }): Promise<StoredFile | undefined>
  /** Bytes of the file of a key, or undefined where there is none. */
  size(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Every file below a prefix, with the time it was stored. */
  list(prefix: string): AsyncIterable<{ key: string; storedAt: Date }>
  /** Rejects when the store does not answer. */
  ping(): Promise<void>
}

/** The store did not answer, or said that it can't now: the same request may succeed later. */
export class StorageUnavailable extends Error {
  /** Why, in a code for the log. */
  readonly code: string

  constructor(code: string) {
    super(`The store does not answer: ${code}`)
    this.code = code
  }
}
