import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import type { PlanPart } from '../kinds/import-kind.ts'
import type { RedirectWrite } from '../kinds/redirect-rows.ts'

/**
 * Skips redirects that can't be made, and keeps existing ones. Former addresses must not stop the import of a
 * catalogue. Its undo only deletes redirects.
 */
export function skipRedirects({ rows, writes }: PlanPart<RedirectWrite>): PlanPart<RedirectWrite> {
  const byLine = new Map(writes.map(({ line, write }) => [line, write]))
  for (const row of rows) {
    const existing = byLine.get(row.line)?.existing
    if (row.state === 'changed' && existing)
      row.mistakes.push({ key: null, message: importMessages.redirectExists(existing.newPath) })
    if (row.state === 'wrong' || row.state === 'changed') row.state = 'skipped'
  }
  const isNew = new Set(rows.filter(({ state }) => state === 'new').map(({ line }) => line))
  return { rows, writes: writes.filter(({ line }) => isNew.has(line)) }
}
