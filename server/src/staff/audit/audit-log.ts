import type { AuditSubject } from '@rapport/staff-contract/staff/audit'
import { AUDIT_TITLE_MAX } from '@rapport/staff-contract/staff/audit-limits'
import type { Orm } from '../../platform/database/database.ts'
import { auditLog } from '../tables.ts'
import { diffFields, type FieldsChange } from './diff-fields.ts'

/** The changed record and its fields. */
export interface AuditEntry extends FieldsChange {
  subject: AuditSubject
  subjectId: string | number
  /** Name of the record, without personal data. */
  title?: string
}

/** The staff member and the endpoint of an entry. */
export interface AuditActor {
  at: Date
  staffId: number | null
  sessionId: string | null
  ip: string
  action: string
}

/** Writes an audit row in the transaction of the change, so neither exists without the other. */
export async function writeAudit(tx: Orm, actor: AuditActor, entry?: AuditEntry): Promise<void> {
  await insertRow(tx, actor, 'done', entry)
}

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
