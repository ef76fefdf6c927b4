import { DAY_MS } from '@rapport/contract/hours/durations'
import { fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import { type AuditAct, actionsOf } from '@rapport/staff-contract/endpoints/audit-actions'
import type { AuditRow, AuditSubject } from '@rapport/staff-contract/staff/audit'
import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { narrowed } from '../../platform/database/narrowed.ts'
import { beginTyped } from '../../platform/database/words-vector.ts'
import { auditLog, staff } from '../tables.ts'
import { nameAssignees } from './name-assignees.ts'

interface Part {
  /** Where the part before ended: milliseconds and id. */
  after?: string | undefined
  limit: number
}

export interface AuditQuery extends Part {
  staff?: number | undefined
  act?: AuditAct | 'refused' | undefined
  subject?: AuditSubject | undefined
  subjectId?: string | undefined
  field?: string | undefined
  /** Beginnings of words of what a thing was called then. */
  title?: string | undefined
  /** Days of Moscow’s calendar. */
  from?: string | undefined
  to?: string | undefined
}

interface AuditPage {
  rows: AuditRow[]
  next: string | null
}

/** Returns rows that match, the last first, and where the next part begins. */
export async function listAudit(orm: Orm, query: AuditQuery): Promise<AuditPage> {
  const { act, subject, subjectId, field, from, to } = query
  const { at, action, outcome } = auditLog
  const where = and(
    query.staff === undefined ? undefined : eq(auditLog.staffId, query.staff),
    act === undefined ? undefined : act === 'refused' ? eq(outcome, act) : inArray(action, actionsOf(act)),
    subject && eq(auditLog.subject, subject),
    subject && subjectId !== undefined ? eq(auditLog.subjectId, subjectId) : undefined,
    subject && field ? hasField(field) : undefined,
    await narrowed(orm, auditLog, query.title === undefined ? undefined : hasTitle(query.title)),
    from ? gte(at, fromMoscowDay(from)) : undefined,
    to ? lt(at, new Date(fromMoscowDay(to).getTime() + DAY_MS)) : undefined,
  )
  return listRows(orm, where, query)
}

/** Returns what was changed of one thing, as whoever reads it may know: looks at it and refusals are the owner's alone. */
export async function listChanges(
  orm: Orm,
  { subject, subjectId, ...part }: Part & { subject: AuditSubject; subjectId: string },
  mayReadAll: boolean,
): Promise<AuditPage> {
  const where = and(
    eq(auditLog.subject, subject),
    eq(auditLog.subjectId, subjectId),
    eq(auditLog.outcome, 'done'),
    notInArray(auditLog.action, actionsOf('look')),
  )
  const page = await listRows(orm, where, part)
  if (mayReadAll) return page
  return { ...page, rows: page.rows.map((row) => ({ ...row, sessionId: null, ip: null })) }
}

const { words: _, ...ROW } = getTableColumns(auditLog)

/** People are called as they are now: their names are not kept twice. */
const title = sql<string | null>`coalesce(${auditLog.title}, (select subject.name from ${staff} as subject
  where ${auditLog.subject} = 'staff' and subject.id::text = ${auditLog.subjectId}))`

async function listRows(orm: Orm, where: SQL | undefined, { after, limit }: Part): Promise<AuditPage> {
  const found = await orm
    .select({ row: ROW, title, person: { id: staff.id, name: staff.name } })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(and(where, isAfter(after)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  const last = found.length > limit ? page.at(-1)?.row : undefined
  const named = await nameAssignees(
    orm,
    page.map(({ row }) => row.changes ?? {}),
  )
  const rows = page.map(({ row: { at, staffId: _, changes: __, ...row }, title, person }, index) => ({
    ...row,
    title,
    person,
    at: at.toISOString(),
    changes: named[index] ?? {},
  }))
  return { rows, next: last ? `${last.at.getTime()}-${last.id}` : null }
}

/** Each word begins one of the title that a thing had then; what has no letter or digit finds nothing. */
function hasTitle(typed: string): SQL | undefined {
  const isBegun = beginTyped(auditLog.words, typed)
  return isBegun ? and(isNotNull(auditLog.title), isBegun) : sql`false`
}

/** A field by its name, or one within it. */
const hasField = (field: string): SQL =>
  sql`exists (select from jsonb_object_keys(${auditLog.changes}) as name
    where name = ${field} or starts_with(name, ${`${field}.`}))`

function isAfter(after: string | undefined): SQL | undefined {
  const [milliseconds, id] = (after ?? '').split('-').map(Number)
  const at = new Date(milliseconds ?? Number.NaN)
  if (id === undefined || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return undefined
  return sql`(${auditLog.at}, ${auditLog.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`
}
