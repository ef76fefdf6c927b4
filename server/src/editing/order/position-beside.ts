import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { and, eq, gt, lt, max, min, ne } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { EntryRow } from '../entries.ts'
import { contentEntries } from '../tables.ts'

const { id, kind, position } = contentEntries

/**
 * Returns a position between an entry of the kind and its neighbour, so that no other entry is written. Throws 409
 * after some forty moves to one place, when no number is left between them.
 */
export async function positionBeside(
  tx: Orm,
  entry: EntryRow,
  { at, side }: { at: number; side: 'before' | 'after' },
): Promise<number> {
  const isBefore = side === 'before'
  const [row] = await tx
    .select({ neighbour: isBefore ? max(position) : min(position) })
    .from(contentEntries)
    .where(and(eq(kind, entry.kind), ne(id, entry.id), isBefore ? lt(position, at) : gt(position, at)))
  const neighbour = row?.neighbour ?? (isBefore ? at - 2 : at + 2)
  const middle = (at + neighbour) / 2
  if (middle === at || middle === neighbour) throw new ApiError(409, editingMessages.moveNoRoom)
  return middle
}
