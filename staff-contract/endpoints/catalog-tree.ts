import { byId, numberIn } from '@rapport/contract/endpoints/endpoint-params'
import { messages } from '@rapport/contract/errors/messages'
import * as z from 'zod/mini'
import { entryPlace, itemGroup, itemNode, moveItemForm } from '../entries/catalog-tree.ts'
import { entry } from '../entries/entries.ts'
import { TITLE_QUERY_MAX } from '../lists/list-limits.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const KEY_MAX = 2 ** 31 - 1
const changed = z.object({ entry })

/** Endpoints of the catalogue tree, and of entries that depend on an entry's place. */
export const catalogTreeEndpoints = {
  getItemNodes: {
    ...adminRoutes.getItemNodes,
    summary:
      'Returns the direct children of a group or of the top level, in order; `next` is the `after` of the next page',
    access: 'content.read',
    query: z.object({
      parent: z.optional(numberIn(1, KEY_MAX)),
      after: z.optional(
        z.string().check(z.regex(/^(?:-?[\d.]{1,25}(?:e-?\d{1,3})?|end)_\d{1,9}$/, messages.fieldInvalid)),
      ),
    }),
    result: z.object({ nodes: z.array(itemNode), next: z.nullable(z.string()) }),
  },
  getItemGroups: {
    ...adminRoutes.getItemGroups,
    summary:
      'Returns up to twenty groups by word prefixes of their titles; without words those at the top level',
    access: 'content.read',
    query: z.object({
      title: z.optional(z.string().check(z.maxLength(TITLE_QUERY_MAX, messages.fieldInvalid))),
    }),
    result: z.object({ groups: z.array(itemGroup) }),
  },
  moveItem: {
    ...adminRoutes.moveItem,
    summary: 'Moves the draft of an item to another group or position; the site is unchanged',
    access: 'content.write',
    params: byId,
    form: moveItemForm,
    result: changed,
  },
  copyEntry: {
    ...adminRoutes.copyEntry,
    summary: 'Creates a new entry as a copy of an existing one',
    access: 'entries.write',
    params: byId,
    result: changed,
  },
  getEntryPlaces: {
    ...adminRoutes.getEntryPlaces,
    summary: 'Returns where the site shows an entry: its own path and up to a hundred other places',
    access: 'entries.read',
    params: byId,
    result: z.object({ path: z.nullable(z.string()), places: z.array(entryPlace) }),
  },
  getAddressMoves: {
    ...adminRoutes.getAddressMoves,
    summary:
      'Counts the paths that change when the draft of an entry is published: its own and those below it; `group` previews an item in that group',
    access: 'entries.read',
    params: byId,
    query: z.object({
      /** Key of a group; 0: the top level. */
      group: z.optional(numberIn(0, KEY_MAX)),
    }),
    result: z.object({ count: z.number(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  },
} as const satisfies Record<string, AdminEndpoint>
