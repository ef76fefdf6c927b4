import { CONTENT_KINDS } from '@rapport/staff-contract/entries/content-kinds'
import type { Orm } from '../platform/database/database.ts'
import { type EntryRow, findPresent } from './entries.ts'
import { kindOf } from './kinds.ts'

/** Returns things in an order in which they can be published: kinds in their own, and what another names before that. */
export async function inPublicationOrder(tx: Orm, entries: EntryRow[]): Promise<EntryRow[]> {
  const nodes = new Map<string, { entry: EntryRow; requires: string[] }>()
  for (const entry of entries) {
    const snapshot = await findPresent(tx, entry)
    const { requires } = kindOf(entry.kind)
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
    // Two that name each other come in whatever order they were found in.
    if (!node || visited.has(key)) return
    visited.add(key)
    node.requires.forEach(visit)
    ordered.add(node.entry)
  }
  for (const key of nodes.keys()) visit(key)
  const rank = ({ kind }: EntryRow) => CONTENT_KINDS.indexOf(kind)
  return [...ordered].sort((one, other) => rank(one) - rank(other))
}
