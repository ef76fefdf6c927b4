import type { AuditRow } from '@rapport/staff-contract/staff/audit'
import { inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { staff } from '../tables.ts'

type Changes = AuditRow['changes']

/** Replaces ids of assignees by their current names; the log stores only ids. */
export async function nameAssignees(orm: Orm, rows: Changes[]): Promise<Changes[]> {
  const ids = rows.flatMap(({ assignee }) => [assignee?.before, assignee?.after]).filter(isId)
  if (ids.length === 0) return rows
  const people = await orm
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(inArray(staff.id, [...new Set(ids)]))
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const findName = (value: unknown) => (isId(value) ? (names.get(value) ?? value) : value)
  return rows.map((changes) => {
    const { assignee } = changes
    if (!assignee) return changes
    const sides = Object.entries(assignee).map(([side, value]) => [side, findName(value)])
    return { ...changes, assignee: Object.fromEntries(sides) }
  })
}

const isId = (value: unknown): value is number => Number.isInteger(value)
