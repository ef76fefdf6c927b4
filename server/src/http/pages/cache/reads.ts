import { createHash, randomUUID } from 'node:crypto'
import type { ContentChange } from '../../../platform/database/content-changes.ts'
import type { ContentRelations } from '../../../platform/database/reads/content-relations.ts'
import { recordReads } from '../../../platform/database/reads/recorded-reads.ts'
import type { Read } from './read.ts'
import { concerns, createReadIndex } from './read-index.ts'

/** The result of a read that a page shows. */
export interface PageRead {
  read: Read
  version: number
}

export interface Reads {
  /** Number of changes of content so far. */
  changes(): number
  /** Calls an endpoint. Returns its result, and the read, which the caller releases. */
  call<Result>(
    key: string,
    load: () => Promise<Result>,
  ): Promise<{ outcome: PromiseSettledResult<Result> } & PageRead>
  /** Notes that rows changed. Reads of them have to be repeated. */
  noteChange(change: ContentChange): void
  /** Returns whether no change may concern the result. */
  isFresh(read: PageRead): boolean
  /** Repeats the call if a change may concern it. Returns whether the result is the same. */
  check(read: PageRead): Promise<boolean>
  /** Returns the time at which the result became outdated. */
  outdatedSince(read: PageRead): number
  retain(read: PageRead): PageRead
  release(read: PageRead): void
  clear(): void
}

/** Changes during a call. */
interface Meanwhile {
  changes: ContentChange[]
  /** Whether any row may have changed. */
  all: boolean
}

/** Changes during one call, at most. More of them count as a change of its rows. */
const CHANGES_MAX = 1000

/** Creates the reads of cached pages. `clock` returns milliseconds. */
export function createReads(relations: ContentRelations, clock: () => number): Reads {
  const reads = new Map<string, Read>()
  const index = createReadIndex()
  const running = new Set<Meanwhile>()
  let changes = 0

  /** Runs a call. `changedAt` is set if its rows changed meanwhile. */
  async function record<Result>(load: () => Promise<Result>) {
    const meanwhile: Meanwhile = { changes: [], all: false }
    running.add(meanwhile)
    try {
      const { outcome, rows } = await recordReads(relations, load)
      const isChanged = meanwhile.all || meanwhile.changes.some((change) => concerns(change, rows))
      return { outcome, rows, hash: hashOf(outcome), changedAt: isChanged ? clock() : undefined }
    } finally {
      running.delete(meanwhile)
    }
  }

  function update(read: Read, { rows, hash, changedAt }: Awaited<ReturnType<typeof record>>): void {
    index.delete(read)
    if (read.hash !== hash) read.hasDrifted = true
    // Likes alone do not renew a page. But the notification of a change may still be on its way.
    if (read.hasDrifted && read.changedAt !== undefined) {
      read.outdatedAt = read.changedAt
      read.version += 1
      read.hasDrifted = false
    }
    read.hash = hash
    read.rows = rows
    read.changedAt = changedAt
    if (reads.get(read.key) === read) index.add(read)
  }

  return {
    changes: () => changes,
    async call(key, load) {
      const recorded = await record(load)
      let read = reads.get(key)
      if (read) update(read, recorded)
      else {
        const { rows, hash, changedAt } = recorded
        read = { key, load, rows, hash, version: 0, hasDrifted: false, changedAt, outdatedAt: 0, users: 0 }
        reads.set(key, read)
        index.add(read)
      }
      read.users += 1
      return { outcome: recorded.outcome, read, version: read.version }
    },
    noteChange(change) {
      changes += 1
      for (const meanwhile of running)
        if (meanwhile.changes.length < CHANGES_MAX) meanwhile.changes.push(change)
        else meanwhile.all = true
      const now = clock()
      for (const read of index.find(change)) read.changedAt ??= now
    },
    isFresh: ({ read, version }) => read.changedAt === undefined && read.version === version,
    async check({ read, version }) {
      // A read that was dropped no longer gets changes.
      if (read.version !== version || reads.get(read.key) !== read) return false
      if (read.changedAt !== undefined) {
        if (read.checking?.changes !== changes) {
          const checking = { changes, done: record(read.load).then((recorded) => update(read, recorded)) }
          read.checking = checking
          const end = () => {
            if (read.checking === checking) read.checking = undefined
          }
          checking.done.then(end, end)
        }
        await read.checking?.done
      }
      return read.version === version
    },
    outdatedSince({ read, version }) {
      if (read.version === version) return read.changedAt ?? Number.POSITIVE_INFINITY
      // Older versions have been outdated for longer than is known.
      return read.version === version + 1 ? read.outdatedAt : Number.NEGATIVE_INFINITY
    },
    retain(one) {
      one.read.users += 1
      return one
    },
    release({ read }) {
      read.users -= 1
      if (read.users > 0 || reads.get(read.key) !== read) return
      reads.delete(read.key)
      index.delete(read)
    },
    clear() {
      changes += 1
      const now = clock()
      for (const meanwhile of running) meanwhile.all = true
      for (const read of reads.values()) read.changedAt ??= now
      reads.clear()
      index.clear()
    },
  }
}

/** A missing entry is a result, too. Other failures are different each time. */
function hashOf(outcome: PromiseSettledResult<unknown>): string {
  if (outcome.status === 'fulfilled')
    return createHash('sha1')
      .update(JSON.stringify(outcome.value) ?? '')
      .digest('base64')
  const { status } = (outcome.reason ?? {}) as { status?: unknown }
  return status === 404 ? 'missing' : `failed ${randomUUID()}`
}
