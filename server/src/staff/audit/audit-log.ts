import type { AuditSubject } from '@rapport/staff-contract/staff/audit'
import { AUDIT_TITLE_MAX } from '@rapport/staff-contract/staff/audit-limits'
import type { Orm } from '../../platform/database/database.ts'
import { auditLog } from '../tables.ts'
import { diffFields, type FieldsChange } from './diff-fields.ts'

/** What was done to what. */
export interface AuditEntry extends FieldsChange {
  subject: AuditSubject
  subjectId: string | number
  /** What it is called; nothing personal. */
  title?: string
}

/** Who does something, by which call. */
export interface AuditActor {
  at: Date
  staffId: number | null
  sessionId: string | null
  ip: string
  action: string
}

/** Writes what was done, within the transaction that does it: the one is never there without the other. */
export async function writeAudit(tx: Orm, actor: AuditActor, entry?: AuditEntry): Promise<void> {
  await insertRow(tx, actor, 'done', entry)
}

/** Writes that something was refused. */
export async function writeRefusal(orm: Orm, actor: AuditActor): Promise<void> {
  await insertRow(orm, actor, 'refused')
}

async function insertRow(
  orm: Orm,
  { ip, ...actor }: AuditActor,
  outcome: 'done' | 'refused',
  entry?: AuditEntry,
): Promise<void> {
  const changes = entry && diffFields(entry)
  await orm
    .insert(auditLog)
    .values({
      ...actor,
      ip: ip || null,
      outcome,
      subject: entry?.subject ?? null,
      subjectId: entry ? String(entry.subjectId) : null,
      title: entry?.title?.slice(0, AUDIT_TITLE_MAX) || null,
      changes: changes && Object.keys(changes).length > 0 ? changes : null,
    })
}
