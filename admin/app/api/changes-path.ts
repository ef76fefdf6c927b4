import type { AuditSubject } from '@rapport/staff-contract/staff/audit'

/** Audit log filtered by a subject. */
export const CHANGES_PATH = '/changes/'

export const changesPath = (subject: AuditSubject, subjectId: string | number): string =>
  `${CHANGES_PATH}?${new URLSearchParams({ subject, subjectId: String(subjectId) })}`
