import * as z from 'zod/mini'
import { CONTENT_KINDS, type ContentKindName } from '../entries/content-kinds.ts'
import { getKindPermissions } from './content-permissions.ts'
import type { Permission } from './permissions.ts'

const OTHER_SUBJECTS = {
  batch: 'import.use',
  'list-view': 'entries.read',
  media: 'media.read',
  redirect: 'seo.read',
  order: 'orders.read',
  offer: 'orders.read',
  invoice: 'invoices.read',
  'bank-payment': 'invoices.read',
  'bank-statement': 'invoices.read',
  'offer-template': 'orders.write',
  'message-template': 'orders.write',
  'offer-settings': 'orders.read',
  customer: 'customers.read',
  import: 'import.use',
  export: 'audit.read',
  staff: 'staff.manage',
  'staff-session': 'staff.manage',
  'staff-passkey': 'staff.manage',
} as const satisfies Record<string, Permission>

/** Subjects of the audit log: a kind of content, or another type. */
export type AuditSubject = ContentKindName | keyof typeof OTHER_SUBJECTS

export const AUDIT_SUBJECTS = [...CONTENT_KINDS, ...Object.keys(OTHER_SUBJECTS)] as [
  AuditSubject,
  ...AuditSubject[],
]

/** Returns the permission required to see changes of a subject. */
export const getReadPermission = (subject: AuditSubject): Permission =>
  subject in OTHER_SUBJECTS
    ? OTHER_SUBJECTS[subject as keyof typeof OTHER_SUBJECTS]
    : getKindPermissions(subject as ContentKindName).read

/**
 * A field before and after; personal values are masked, long ones cut to the difference. Neither: the field
 * changed but is too large to be logged.
 */
const auditChange = z.object({ before: z.optional(z.unknown()), after: z.optional(z.unknown()) })

/** A row of the audit log. */
export const auditRow = z.object({
  id: z.number(),
  at: z.string(),
  /** Author; null: an unknown sign-in email, or the server itself. */
  person: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** Null, like the IP address, for readers who may not read the whole log. */
  sessionId: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  /** An action of audit-actions.ts, or any endpoint that was refused. */
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  subject: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  /** Title of the entry at that time. */
  title: z.nullable(z.string()),
  changes: z.record(z.string(), auditChange),
})
export type AuditRow = z.infer<typeof auditRow>
export type AuditChange = z.infer<typeof auditChange>
