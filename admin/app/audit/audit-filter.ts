import { AUDIT_ACTS, type AuditAct } from '@rapport/contract/staff/audit-actions'
import type { AuditFilter } from './audit-queries.ts'
import { isSubject } from './audit-subjects.ts'

const DAY = /^20\d\d-\d\d-\d\d$/

const isAct = (act: string): act is AuditAct | 'refused' =>
  act === 'refused' || (AUDIT_ACTS as readonly string[]).includes(act)

/** Returns what an address asks for; what makes no sense in it is left out. */
export function filterOf(params: URLSearchParams): AuditFilter {
  const text = (name: string) => params.get(name) ?? ''
  const staff = Number(text('staff'))
  const act = text('act')
  const [subject, subjectId, field] = [params.get('subject'), text('subjectId'), text('field')]
  const isDay = (day: string) => DAY.test(day) && !Number.isNaN(Date.parse(day))
  return {
    ...(Number.isSafeInteger(staff) && staff > 0 ? { staff } : {}),
    ...(isAct(act) ? { act } : {}),
    ...(isSubject(subject)
      ? { subject, ...(subjectId ? { subjectId } : {}), ...(/^[\w.-]{1,100}$/.test(field) ? { field } : {}) }
      : {}),
    ...(isDay(text('from')) ? { from: text('from') } : {}),
    ...(isDay(text('to')) ? { to: text('to') } : {}),
  }
}
