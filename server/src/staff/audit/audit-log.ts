import type { Orm } from '../../platform/database/database.ts'
import { type AuditChanges, auditLog } from '../tables.ts'

/** What was done to what. `before` and `after` are its fields; those that are the same in both are left out. */
export interface AuditEntry {
  subject: string
  subjectId: string | number
  before?: Record<string, unknown>
  after?: Record<string, unknown>
  /** Names of fields that are personal data: their values are masked. */
  personal?: readonly string[]
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
  await orm.insert(auditLog).values({
    ...actor,
    ip: ip || null,
    outcome,
    subject: entry?.subject ?? null,
    subjectId: entry ? String(entry.subjectId) : null,
    changes: changes && Object.keys(changes).length > 0 ? changes : null,
  })
}

/** Returns the fields that differ, before and after; values of personal ones masked. */
export function diffFields({ before = {}, after = {}, personal = [] }: AuditEntry): AuditChanges {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const auditValue = (fields: Record<string, unknown>, name: string) =>
    personal.includes(name) ? mask(fields[name]) : fields[name]
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
      .map((name) => [
        name,
        {
          ...(name in before ? { before: auditValue(before, name) } : {}),
          ...(name in after ? { after: auditValue(after, name) } : {}),
        },
      ]),
  )
}

/** «А…» of a text, `a…@example.ru` of an address: enough to tell two apart, too little to know either. */
function mask(value: unknown): unknown {
  if (value === null || value === undefined) return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const at = text.lastIndexOf('@')
  return `${[...text].slice(0, 1).join('')}…${at > 0 ? text.slice(at) : ''}`
}
