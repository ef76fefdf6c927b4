import type { AuditSubject } from '@rapport/staff-contract/staff/audit'

export const CHANGES_PATH = '/changes/'

/** Returns the path of the audit log, filtered by a subject. */
export const changesPath = (subject: AuditSubject, subjectId: string | number): string =>
  `${CHANGES_PATH}?${new URLSearchParams({ subject, subjectId: String(subjectId) })}`
