/** Place of archives: a folder, or a bucket. */
export interface ArchiveStore {
  /** Its name without secrets, for messages. */
  name: string
  /** Throws StartError if no archive can be written here. */
  prepare(): Promise<void>
  /** Stores an archive. It gets its name when it is complete. */
  write(name: string, bytes: ReadableStream<Uint8Array>): Promise<void>
  /** Opens an archive. `length` limits it to its first bytes. Throws StartError if it is missing. */
  open(name: string, length?: number): Promise<ReadableStream<Uint8Array>>
  list(): Promise<string[]>
  remove(name: string): Promise<void>
}
