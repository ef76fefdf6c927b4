import { CONTENT_KINDS } from '@rapport/staff-contract/entries/content-kinds'
import type { Orm } from '../platform/database/database.ts'
import { type EntryRow, findCurrentSnapshot } from './entries.ts'
import { getKind } from './kinds.ts'

/** Sorts entries for publication: by kind, then references before the entries that refer to them. */
export async function inPublicationOrder(tx: Orm, entries: EntryRow[]): Promise<EntryRow[]> {
  const nodes = new Map<string, { entry: EntryRow; requires: string[] }>()
  for (const entry of entries) {
    const snapshot = await findCurrentSnapshot(tx, entry)
    const { requires } = getKind(entry.kind)
    const code = snapshot && 'erpId' in snapshot ? snapshot.erpId : `entry ${entry.id}`
    nodes.set(`${entry.kind} ${entry.subjectId ?? code}`, {
      entry,
      requires: (snapshot && requires?.(snapshot))?.map((key) => `${entry.kind} ${key}`) ?? [],
    })
  }
  const ordered = new Set<EntryRow>()
  const visited = new Set<string>()
  const visit = (key: string): void => {
    const node = nodes.get(key)
    // Entries that refer to each other are kept in the order of the query.
    if (!node || visited.has(key)) return
    visited.add(key)
    node.requires.forEach(visit)
    ordered.add(node.entry)
  }
  for (const key of nodes.keys()) visit(key)
  const rank = ({ kind }: EntryRow) => CONTENT_KINDS.indexOf(kind)
  return [...ordered].sort((one, other) => rank(one) - rank(other))
}
