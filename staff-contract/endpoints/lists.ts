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
      'Things of a kind, or of each that one may read, the last changed first where no order is named; `next` is asked with for those that follow',
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
    summary: 'How many things of a kind there are by a filter; `isMore`: there are more than are counted',
    access: 'entries.read',
    query: z.object({ kind, ...entryFilterFields }),
    result: listCount,
  },
  getListChoices: {
    ...adminRoutes.getListChoices,
    summary: 'What the list of a kind can be narrowed to: who may have changed a thing, and tags',
    access: 'entries.read',
    query: byKind,
    result: z.object({ editors: z.array(named), tags: z.array(z.string()) }),
  },
  getListViews: {
    ...adminRoutes.getListViews,
    summary: 'Views of a list that one kept, and those that others share',
    access: 'entries.read',
    query: z.object({ kind: z.enum(LISTED_KINDS, messages.fieldInvalid) }),
    result: z.object({ views: z.array(listView) }),
  },
  saveListView: {
    ...adminRoutes.saveListView,
    summary: 'Keeps a view of a list under a name; one of one’s own by that name is replaced',
    access: 'entries.read',
    form: listViewForm,
    result: z.object({ view: listView }),
  },
  deleteListView: {
    ...adminRoutes.deleteListView,
    summary: 'Forgets a view that one kept; a shared one also for others',
    access: 'entries.read',
    params: byId,
    result: z.object({}),
  },
} as const satisfies Record<string, AdminEndpoint>
