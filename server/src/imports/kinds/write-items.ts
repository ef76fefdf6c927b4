import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { inArray } from 'drizzle-orm'
import type { Snapshot } from '../../editing/kinds.ts'
import { contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type ImportAuthor, type ImportResult, LineError } from './import-kind.ts'
import { lineOfNewKey } from './item-index.ts'
import { type ContentWrites, type GetEntryId, writeContent } from './write-content.ts'

/**
 * Writes entries of any kind in this order, but items after those they refer to, so that these have keys. Returns the
 * id of the batch.
 */
export async function writeItems(
  tx: Orm,
  writes: ContentWrites,
  options: { as: ImportResult; title: string },
  author: ImportAuthor,
): Promise<number> {
  const keys = new Map<number, number>()
  const resolve = async (snapshot: Snapshot, getEntryId: GetEntryId): Promise<Snapshot> => {
    const item = snapshot as ItemSnapshot
    const named = newLines(item).filter((line) => !keys.has(line))
    for (const [line, key] of await findKeys(tx, named, getEntryId)) keys.set(line, key)
    return withKeys(item, keys)
  }
  return writeContent(tx, inOrder(writes), { ...options, resolve }, author)
}

/** Returns the lines of the new items that an item refers to. */
const newLines = ({ parent, shows }: ItemSnapshot): number[] =>
  [...(parent === null ? [] : [parent]), ...shows].flatMap((key) => lineOfNewKey(key) ?? [])

/** Sorts items after those they refer to. Throws LineError if items form a cycle. */
function inOrder(writes: ContentWrites): ContentWrites {
  const byLine = new Map(writes.map((one) => [one.line, one]))
  const ordered = new Set<ContentWrites[number]>()
  const open = new Set<number>()
  const visit = (one: ContentWrites[number]): void => {
    if (ordered.has(one)) return
    if (open.has(one.line)) throw new LineError(one.line, editingMessages.parentBelowItself)
    open.add(one.line)
    const lines = one.write.kind === 'item' ? newLines(one.write.snapshot as ItemSnapshot) : []
    for (const line of lines) {
      const named = byLine.get(line)
      if (named) visit(named)
    }
    open.delete(one.line)
    ordered.add(one)
  }
  for (const one of writes) visit(one)
  return [...ordered]
}

/** Returns the keys of the items created from these lines. */
async function findKeys(tx: Orm, lines: number[], getEntryId: GetEntryId): Promise<[number, number][]> {
  const ids = lines.flatMap((line) => getEntryId(line) ?? [])
  if (ids.length === 0) return []
  const { id, subjectId } = contentEntries
  const rows = await tx.select({ id, subjectId }).from(contentEntries).where(inArray(id, ids))
  const keys = new Map(rows.map((row) => [row.id, Number(row.subjectId)]))
  return lines.flatMap((line) => {
    const key = keys.get(getEntryId(line) ?? 0)
    return key === undefined ? [] : [[line, key] as [number, number]]
  })
}

function withKeys(item: ItemSnapshot, keys: ReadonlyMap<number, number>): ItemSnapshot {
  const realKey = (key: number) => keys.get(lineOfNewKey(key) ?? 0) ?? key
  return {
    ...item,
    parent: item.parent === null ? null : realKey(item.parent),
    shows: item.shows.map(realKey),
  }
}
