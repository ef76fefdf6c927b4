import type { Readable } from 'node:stream'

/** Stored file: its size in bytes and its content. */
interface StoredFile {
  size: number
  stream: Readable
}

/** Store of uploaded files and pictures. Keys are ASCII paths such as `orders/26/0f3c…`. */
export interface Storage {
  /** Moves a file of the local disk to a key, which names its content. Durable when this resolves. */
  putFile(key: string, localFile: string): Promise<void>
  /** Stores bytes under a key and replaces the previous content. Durable when this resolves. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns the file of a key, or undefined. `range` counts bytes, both ends included. */
  get(key: string, range?: { start: number; end: number }): Promise<StoredFile | undefined>
  /** Returns the size of the file in bytes, or undefined. */
  size(key: string): Promise<number | undefined>
  remove(key: string): Promise<void>
  /** Lists every file below a prefix, with the time it was stored. An empty prefix lists the whole store. */
  list(prefix: string): AsyncIterable<{ key: string; storedAt: Date }>
  /** Rejects when the store does not answer. */
  ping(): Promise<void>
}

/** The store did not answer or is busy. The same request may succeed later. */
export class StorageUnavailable extends Error {
  /** Error code for the log. */
  readonly code: string

  constructor(code: string) {
    super(`The store does not answer: ${code}`)
    this.code = code
  }
}
