import { DAY_MS } from '@rapport/contract/hours/durations'
import { fromMoscowDay } from '@rapport/contract/hours/moscow-time'
import { type AuditAct, listAuditActions } from '@rapport/staff-contract/endpoints/audit-actions'
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
  /** End of the page before: milliseconds and id. */
  after?: string | undefined
  limit: number
}

export interface AuditQuery extends Part {
  staff?: number | undefined
  act?: AuditAct | 'refused' | undefined
  subject?: AuditSubject | undefined
  subjectId?: string | undefined
  field?: string | undefined
  /** Word prefixes of a record's former title. */
  title?: string | undefined
  /** Days in Moscow time. */
  from?: string | undefined
  to?: string | undefined
}

interface AuditPage {
  rows: AuditRow[]
  next: string | null
}

/** Returns a page of matching rows, newest first. */
export async function listAudit(orm: Orm, query: AuditQuery): Promise<AuditPage> {
  const { act, subject, subjectId, field, from, to } = query
  const { at, action, outcome } = auditLog
  const where = and(
    query.staff === undefined ? undefined : eq(auditLog.staffId, query.staff),
    act === undefined
      ? undefined
      : act === 'refused'
        ? eq(outcome, act)
        : inArray(action, listAuditActions(act)),
    subject && eq(auditLog.subject, subject),
    subject && subjectId !== undefined ? eq(auditLog.subjectId, subjectId) : undefined,
    subject && field ? hasField(field) : undefined,
    await narrowed(orm, auditLog, query.title === undefined ? undefined : hasTitle(query.title)),
    from ? gte(at, fromMoscowDay(from)) : undefined,
    to ? lt(at, new Date(fromMoscowDay(to).getTime() + DAY_MS)) : undefined,
  )
  return listRows(orm, where, query)
}

/**
 * Returns the changes of a record. Views and refusals are left out, and only readers with `mayReadAll` see sessions
 * and IP addresses.
 */
export async function listChanges(
  orm: Orm,
  { subject, subjectId, ...part }: Part & { subject: AuditSubject; subjectId: string },
  mayReadAll: boolean,
): Promise<AuditPage> {
  const where = and(
    eq(auditLog.subject, subject),
    eq(auditLog.subjectId, subjectId),
    eq(auditLog.outcome, 'done'),
    notInArray(auditLog.action, listAuditActions('look')),
  )
  const page = await listRows(orm, where, part)
  if (mayReadAll) return page
  return { ...page, rows: page.rows.map((row) => ({ ...row, sessionId: null, ip: null })) }
}

const { words: _, ...ROW } = getTableColumns(auditLog)

/** Names of staff are read from their accounts, so they are current and not stored twice. */
const title = sql<string | null>`coalesce(${auditLog.title}, (select subject.name from ${staff} as subject
  where ${auditLog.subject} = 'staff' and subject.id::text = ${auditLog.subjectId}))`

async function listRows(orm: Orm, where: SQL | undefined, { after, limit }: Part): Promise<AuditPage> {
  const selected = await orm
    .select({ row: ROW, title, person: { id: staff.id, name: staff.name } })
    .from(auditLog)
    .leftJoin(staff, eq(staff.id, auditLog.staffId))
    .where(and(where, isAfter(after)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1)
  const page = selected.slice(0, limit)
  const last = selected.length > limit ? page.at(-1)?.row : undefined
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

/** Each typed word must be a prefix of a word in the title. A text without letters and digits matches nothing. */
function hasTitle(typed: string): SQL | undefined {
  const isBegun = beginTyped(auditLog.words, typed)
  return isBegun ? and(isNotNull(auditLog.title), isBegun) : sql`false`
}

/** Matches a field by its name, nested fields included. */
const hasField = (field: string): SQL =>
  sql`exists (select from jsonb_object_keys(${auditLog.changes}) as name
    where name = ${field} or starts_with(name, ${`${field}.`}))`

function isAfter(after: string | undefined): SQL | undefined {
  const [milliseconds, id] = (after ?? '').split('-').map(Number)
  const at = new Date(milliseconds ?? Number.NaN)
  if (id === undefined || Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9999) return undefined
  return sql`(${auditLog.at}, ${auditLog.id}) < (${at.toISOString()}::timestamptz, ${id}::bigint)`
}
