import type { ContentKindName } from '@rapport/contract/editing/content-kinds'
import { ADMIN_LIST_DEFAULT } from '@rapport/contract/limits'
import type { AuditSubject } from '@rapport/contract/staff/audit'
import type { AuditAct } from '@rapport/contract/staff/audit-actions'
import { infiniteQueryOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import type { EntryForm, FieldDescription } from '../editing/entry-form.ts'

export interface AuditFilter {
  staff?: number
  act?: AuditAct | 'refused'
  subject?: AuditSubject
  subjectId?: string
  field?: string
  from?: string
  to?: string
}

/** Rows of the whole log, part after part. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getAudit', { params: { ...filter, after: pageParam, limit: ADMIN_LIST_DEFAULT }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** Rows of one thing. */
export const changesQuery = (subject: AuditSubject, subjectId: string) =>
  infiniteQueryOptions({
    queryKey: ['changes', subject, subjectId],
    queryFn: ({ pageParam, signal }) =>
      callAdmin('getChanges', {
        params: { subject, subjectId, after: pageParam, limit: ADMIN_LIST_DEFAULT },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  })

/** What loads the form of each kind of content. */
export type EntryForms = { [K in ContentKindName]: () => Promise<EntryForm<K>> }

/** The fields of a kind of content in the words of its form; nothing of what is no content. */
export const entryFieldsQuery = (forms: EntryForms, kind: ContentKindName | undefined) =>
  queryOptions({
    queryKey: ['entry-fields', kind],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: kind
      ? async (): Promise<Record<string, FieldDescription>> => (await forms[kind]()).fields
      : skipToken,
  })
