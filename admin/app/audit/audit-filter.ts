import { isDay } from '@rapport/contract/hours/calendar'
import { AUDIT_ACTS, type AuditAct } from '@rapport/staff-contract/endpoints/audit-actions'
import { TITLE_QUERY_MAX } from '@rapport/staff-contract/lists/list-limits'
import type { AuditFilter } from './audit-queries.ts'
import { isSubject } from './audit-subjects.ts'

const isLogDay = (day: string) => day.startsWith('20') && isDay(day)

const isAct = (act: string): act is AuditAct | 'refused' =>
  act === 'refused' || (AUDIT_ACTS as readonly string[]).includes(act)

/** Reads the filter from the URL; invalid values are ignored. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const text = (name: string) => params.get(name) ?? ''
  const staff = Number(text('staff'))
  const act = text('act')
  const [subject, subjectId, field] = [params.get('subject'), text('subjectId'), text('field')]
  return {
    ...(Number.isSafeInteger(staff) && staff > 0 ? { staff } : {}),
    ...(isAct(act) ? { act } : {}),
    ...(isSubject(subject)
      ? { subject, ...(subjectId ? { subjectId } : {}), ...(/^[\w.-]{1,100}$/.test(field) ? { field } : {}) }
      : {}),
    ...(text('title') ? { title: text('title').slice(0, TITLE_QUERY_MAX) } : {}),
    ...(isLogDay(text('from')) ? { from: text('from') } : {}),
    ...(isLogDay(text('to')) ? { to: text('to') } : {}),
  }
}
