import { MINUTE_MS } from '@rapport/contract/hours/durations'
import type { AuditChange, AuditRow } from '@rapport/staff-contract/staff/audit'

/** Group of rows shown as one: autosave writes a row every few seconds. */
export interface RowGroup {
  /** Latest row, with the changes of the whole group. */
  row: AuditRow
  count: number
}

const GAP_MS = 30 * MINUTE_MS

/** Groups consecutive saves of a draft by one person; rows are sorted newest first. */
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

function mergeChanges(earlier: AuditRow['changes'], later: AuditRow['changes']): AuditRow['changes'] {
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return Object.fromEntries(
    [...names].map((name): [string, AuditChange] => {
      const [first, last] = [earlier[name], later[name]]
      if (!first || !last) return [name, first ?? last ?? {}]
      // `{}` marks a value too large to be logged, so the merged change is unknown, too.
      if (Object.keys(first).length === 0 || Object.keys(last).length === 0) return [name, {}]
      return [name, { ...('before' in first ? { before: first.before } : {}), after: last.after }]
    }),
  )
}
