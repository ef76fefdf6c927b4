import { byId, erpIds, numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import { CONTENT_KINDS } from '../entries/content-kinds.ts'
import { listedEntry } from '../entries/entries.ts'
import { entryFilterFields, entrySort } from '../lists/entry-list.ts'
import { listCount } from '../lists/list-count.ts'
import { ADMIN_LIST_DEFAULT, ADMIN_LIST_MAX } from '../lists/list-limits.ts'
import { listMessages } from '../lists/list-messages.ts'
import { LISTED_KINDS, listView, listViewForm } from '../lists/list-views.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const kind = z.enum(CONTENT_KINDS, messages.fieldInvalid)
const byKind = z.object({ kind })
const named = z.object({ id: z.number(), name: z.string() })

/** Endpoints of content lists: filters, sort orders, saved views. */
export const listEndpoints = {
  getEntries: {
    ...adminRoutes.getEntries,
    summary:
      'Returns entries of a kind or of all readable kinds, last changed first by default; `next` is the `after` of the next page',
    access: 'entries.read',
    query: z.object({
      kind: z.optional(kind),
      ...entryFilterFields,
      /** Entries with these codes. */
      keys: z.optional(erpIds(ADMIN_LIST_MAX)),
      sort: z.optional(entrySort),
      after: z.optional(z.string().check(z.regex(/^[\w-]{1,2000}$/, listMessages.cursorStale))),
      limit: z._default(numberIn(1, ADMIN_LIST_MAX), ADMIN_LIST_DEFAULT),
    }),
    result: z.object({ entries: z.array(listedEntry), next: z.nullable(z.string()) }),
  },
  getEntryCount: {
    ...adminRoutes.getEntryCount,
    summary: 'Counts entries of a kind that match a filter; `isMore` is true above the limit of the count',
    access: 'entries.read',
    query: z.object({ kind, ...entryFilterFields }),
    result: listCount,
  },
  getListChoices: {
    ...adminRoutes.getListChoices,
    summary: 'Returns filter values of a list: authors of changes and tags',
    access: 'entries.read',
    query: byKind,
    result: z.object({ editors: z.array(named), tags: z.array(z.string()) }),
  },
  getListViews: {
    ...adminRoutes.getListViews,
    summary: 'Returns saved views of a list: the member’s own and shared ones',
    access: 'entries.read',
    query: z.object({ kind: z.enum(LISTED_KINDS, messages.fieldInvalid) }),
    result: z.object({ views: z.array(listView) }),
  },
  saveListView: {
    ...adminRoutes.saveListView,
    summary: 'Saves a view of a list under a name, replacing the member’s own view of that name',
    access: 'entries.read',
    form: listViewForm,
    result: z.object({ view: listView }),
  },
  deleteListView: {
    ...adminRoutes.deleteListView,
    summary: 'Deletes a saved view of the member; a shared one disappears for others, too',
    access: 'entries.read',
    params: byId,
    result: z.object({}),
  },
} as const satisfies Record<string, AdminEndpoint>
