import type { AuditAct } from '@rapport/staff-contract/endpoints/audit-actions'
import { ADMIN_LIST_DEFAULT } from '@rapport/staff-contract/lists/list-limits'
import type { AuditSubject } from '@rapport/staff-contract/staff/audit'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { listPartsOptions } from '../ui/list-parts/list-parts.tsx'

export interface AuditFilter {
  staff?: number
  act?: AuditAct | 'refused'
  subject?: AuditSubject
  subjectId?: string
  field?: string
  title?: string
  from?: string
  to?: string
}

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getAudit', { params: { ...filter, after: pageParam, limit: ADMIN_LIST_DEFAULT }, signal }),
    ...listPartsOptions,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

export const changesQuery = (subject: AuditSubject, subjectId: string) =>
  infiniteQueryOptions({
    queryKey: ['changes', subject, subjectId],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getChanges', {
        params: { subject, subjectId, after: pageParam, limit: ADMIN_LIST_DEFAULT },
        signal,
      }),
    ...listPartsOptions,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
