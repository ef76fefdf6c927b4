import { MINUTE_MS } from '@rapport/contract/hours/durations'
import type { AuditChange, AuditRow } from '@rapport/staff-contract/staff/audit'

/** Rows that say one thing: what somebody typed is saved by itself again and again. */
export interface RowGroup {
  /** The last one, with what changed from the first to it. */
  row: AuditRow
  count: number
}

/** Saves that follow each other within so long are one. */
const GAP_MS = 30 * MINUTE_MS

/** Returns rows, the last first, with saves of one draft by one person as one. */
export function groupRows(rows: readonly AuditRow[]): RowGroup[] {
  const groups: RowGroup[] = []
  let earliest: AuditRow | undefined
  for (const row of rows) {
    const group = groups.at(-1)
    if (group && earliest && belongsTo(earliest, row)) {
      group.count += 1
      group.row = { ...group.row, changes: mergeChanges(row.changes, group.row.changes) }
    } else groups.push({ row, count: 1 })
    earliest = row
  }
  return groups
}

const belongsTo = (later: AuditRow, row: AuditRow): boolean =>
  row.action === 'saveDraft' &&
  later.action === row.action &&
  later.outcome === row.outcome &&
  later.person?.id === row.person?.id &&
  later.sessionId === row.sessionId &&
  later.subject === row.subject &&
  later.subjectId === row.subjectId &&
  Date.parse(later.at) - Date.parse(row.at) < GAP_MS

/** A field as it was before the first change and after the last one. */
function mergeChanges(earlier: AuditRow['changes'], later: AuditRow['changes']): AuditRow['changes'] {
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return Object.fromEntries(
    [...names].map((name): [string, AuditChange] => {
      const [one, other] = [earlier[name], later[name]]
      if (!one || !other) return [name, one ?? other ?? {}]
      // Of one that was too large to be noted in between nothing is known.
      if (Object.keys(one).length === 0 || Object.keys(other).length === 0) return [name, {}]
      return [name, { ...('before' in one ? { before: one.before } : {}), after: other.after }]
    }),
  )
}
