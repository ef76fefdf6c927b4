/** A call of an endpoint, shared by all pages that make it. */
export interface Read {
  key: string
  load(): Promise<unknown>
  /** Rows that the last call read. */
  rows: ReadonlySet<string>
  hash: string
  /** Raised when the result changed after a change of its rows. */
  version: number
  /** Whether the result changed without a change of rows so far, such as the number of likes. */
  hasDrifted: boolean
  /** Time of the first change since the last call that may concern it. */
  changedAt: number | undefined
  /** Time at which the version before this one became outdated. */
  outdatedAt: number
  /** A repeated call under way, and the number of changes at its start. */
  checking?: { done: Promise<void>; changes: number } | undefined
  /** Pages that depend on it. */
  users: number
}
