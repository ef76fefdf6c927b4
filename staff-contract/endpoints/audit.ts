import { day, numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX, TITLE_QUERY_MAX } from '../lists/list-limits.ts'
import { AUDIT_SUBJECTS, auditRow } from '../staff/audit.ts'
import { AUDIT_FIELD_NAME_MAX, AUDIT_SUBJECT_ID_MAX } from '../staff/audit-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'
import { AUDIT_ACTS } from './audit-actions.ts'

const STAFF_ID_MAX = 2 ** 31 - 1
const subject = z.enum(AUDIT_SUBJECTS, messages.fieldInvalid)
const subjectId = z
  .string(messages.fieldInvalid)
  .check(z.minLength(1, messages.fieldInvalid), z.maxLength(AUDIT_SUBJECT_ID_MAX, messages.fieldInvalid))
const part = {
  /** Cursor, the end of the previous part: milliseconds and id. */
  after: z.optional(z.string().check(z.regex(/^\d{1,14}-\d{1,15}$/, messages.fieldInvalid))),
  limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT),
}
const result = z.object({ rows: z.array(auditRow), next: z.nullable(z.string()) })

/** Endpoints of the audit log. */
export const auditEndpoints = {
  getAudit: {
    ...adminRoutes.getAudit,
    summary: 'Returns actions and refusals of staff, newest first; `next` is the `after` of the next page',
    access: 'audit.read',
    query: z.object({
      staff: z.optional(numberIn(1, STAFF_ID_MAX)),
      act: z.optional(z.enum([...AUDIT_ACTS, 'refused'], messages.fieldInvalid)),
      subject: z.optional(subject),
      /** Id within that subject; ignored without a subject. */
      subjectId: z.optional(subjectId),
      /** A field of the subject with its nested fields: `seo` matches `seo.title` too. */
      field: z.optional(
        z
          .string()
          .check(
            z.regex(/^[\w.-]+$/, messages.fieldInvalid),
            z.maxLength(AUDIT_FIELD_NAME_MAX, messages.fieldInvalid),
          ),
      ),
      /** Prefixes of words of the title at that time. */
      title: z.optional(z.string().check(z.maxLength(TITLE_QUERY_MAX, messages.fieldInvalid))),
      from: z.optional(day),
      /** The last day. */
      to: z.optional(day),
      ...part,
    }),
    result,
  },
  getChanges: {
    ...adminRoutes.getChanges,
    summary: 'Returns the changes of a record for its readers; sessions and IP addresses for owners only',
    access: 'entries.read',
    query: z.object({ subject, subjectId, ...part }),
    result,
  },
} as const satisfies Record<string, AdminEndpoint>
