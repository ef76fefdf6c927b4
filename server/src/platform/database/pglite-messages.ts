import type { PGliteOptions } from '@electric-sql/pglite'

/** What the thread of the embedded database is started with. */
export type PgliteThreadOptions = Pick<PGliteOptions, 'dataDir' | 'loadDataDir'>

/** A statement with its parameters. `transaction` is the id of the call that began the one it belongs to. */
export interface QueryMessage {
  name: 'query'
  text: string
  params: unknown[] | undefined
  rowMode: 'array' | 'object'
  transaction?: number | undefined
}

/** What the thread can be asked for; each call is answered once. */
export type PgliteMethod =
  | QueryMessage
  | { name: 'exec'; text: string; transaction?: number | undefined }
  | { name: 'begin' }
  | { name: 'commit'; transaction: number }
  | { name: 'rollback'; transaction: number }
  | { name: 'listen'; channel: string }
  | { name: 'unlisten'; listener: number }
  | { name: 'close' }

export type PgliteRequest = PgliteMethod & { id: number }

/** An error as it crosses threads: structured cloning would drop everything but its message. */
export interface PgliteError {
  message: string
  /** `code`, `constraint`, `detail` … of the database's own error. */
  fields: Record<string, unknown>
}

export type PgliteReply =
  | { id: number; result: unknown }
  | { id: number; failure: PgliteError }
  /** A notification for whoever made the call `listener`. */
  | { listener: number; payload: string }

/** Call id of the reply that says whether the database could be opened. */
export const OPENED = 0
