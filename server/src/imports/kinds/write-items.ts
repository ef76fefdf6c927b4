import { editingMessages } from '@rapport/contract/editing/editing-messages'
import type { ItemSnapshot } from '@rapport/contract/editing/item-snapshot'
import { eq } from 'drizzle-orm'
import { contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type ImportAuthor, type ImportResult, LineError, type PlanPart } from './import-kind.ts'
import { lineOfNewKey } from './item-index.ts'
import { type ContentWrite, writeContent } from './write-content.ts'

type Writes = PlanPart<ContentWrite>['writes']

/** Writes items: what others name before those, so that each new one has its key by then. */
export async function writeItems(
  tx: Orm,
  writes: Writes,
  as: ImportResult,
  author: ImportAuthor,
): Promise<void> {
  const keys = new Map<number, number>()
  let left = writes
  while (left.length > 0) {
    const isReady = ({ write }: Writes[number]) => newLines(write).every((line) => keys.has(line))
    const ready = left.filter(isReady)
    const [first] = left
    if (ready.length === 0 && first) throw new LineError(first.line, editingMessages.parentBelowItself)
    for (const one of ready) {
      const write = withKeys(one.write, keys)
      const ids = await writeContent(tx, [{ line: one.line, write }], as, author)
      if (write.id === undefined) keys.set(one.line, await keyOf(tx, ids[0] ?? 0))
    }
    left = left.filter((one) => !ready.includes(one))
  }
}

const itemOf = ({ snapshot }: ContentWrite) => snapshot as ItemSnapshot

/** Returns the lines of the new items that one names. */
const newLines = (write: ContentWrite): number[] => {
  const { parent, shows } = itemOf(write)
  return [...(parent === null ? [] : [parent]), ...shows].flatMap((key) => lineOfNewKey(key) ?? [])
}

function withKeys(write: ContentWrite, keys: ReadonlyMap<number, number>): ContentWrite {
  const item = itemOf(write)
  const own = (key: number) => keys.get(lineOfNewKey(key) ?? 0) ?? key
  const parent = item.parent === null ? null : own(item.parent)
  return { ...write, snapshot: { ...item, parent, shows: item.shows.map(own) } }
}

async function keyOf(tx: Orm, entryId: number): Promise<number> {
  const [entry] = await tx
    .select({ key: contentEntries.subjectId })
    .from(contentEntries)
    .where(eq(contentEntries.id, entryId))
  return Number(entry?.key)
}
