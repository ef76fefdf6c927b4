import type { AuditSubject } from '@rapport/staff-contract/staff/audit'

/** What was changed of a thing, by whom: the address names the thing. */
export const CHANGES_PATH = '/changes/'

export const changesPath = (subject: AuditSubject, subjectId: string | number): string =>
  `${CHANGES_PATH}?${new URLSearchParams({ subject, subjectId: String(subjectId) })}`
