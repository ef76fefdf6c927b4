import * as z from 'zod/mini'
import type { ContentKindName } from '../editing/content-kinds.ts'
import { contentPermissions } from './content-permissions.ts'
import type { Permission } from './permissions.ts'

const OTHER_SUBJECTS = {
  batch: 'entries.write',
  'list-view': 'entries.read',
  media: 'media.read',
  redirect: 'seo.read',
  order: 'orders.read',
  customer: 'customers.read',
  import: 'import.use',
  export: 'audit.read',
  staff: 'staff.manage',
  'staff-session': 'staff.manage',
  'staff-passkey': 'staff.manage',
} as const satisfies Record<string, Permission>

/** What the audit log names things of: a kind of content, or one of the others. */
export type AuditSubject = ContentKindName | keyof typeof OTHER_SUBJECTS

export const AUDIT_SUBJECTS = [...Object.keys(contentPermissions), ...Object.keys(OTHER_SUBJECTS)] as [
  AuditSubject,
  ...AuditSubject[],
]

/** Returns what one has to be allowed to see what changed of a thing. */
export const readPermissionOf = (subject: AuditSubject): Permission =>
  subject in OTHER_SUBJECTS
    ? OTHER_SUBJECTS[subject as keyof typeof OTHER_SUBJECTS]
    : contentPermissions[subject as ContentKindName].read

/**
 * A field before and after; personal values masked, long ones cut to what differs. Neither: it changed, and is too large to be
 * noted.
 */
const auditChange = z.object({ before: z.optional(z.unknown()), after: z.optional(z.unknown()) })

/** One row of the audit log. */
export const auditRow = z.object({
  id: z.number(),
  at: z.string(),
  /** Who; null: nobody known by the address that was tried, or the server itself. */
  person: z.nullable(z.object({ id: z.number(), name: z.string() })),
  /** Null for whoever may not read the whole log, as the IP address. */
  sessionId: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  /** One of audit-actions.ts, or any endpoint that was refused. */
  action: z.string(),
  outcome: z.enum(['done', 'refused']),
  subject: z.nullable(z.string()),
  subjectId: z.nullable(z.string()),
  /** What the thing was called then. */
  title: z.nullable(z.string()),
  changes: z.record(z.string(), auditChange),
})
export type AuditRow = z.infer<typeof auditRow>
export type AuditChange = z.infer<typeof auditChange>
