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
      'What stands right in a group, or at the top, in order; `next` is asked with for those that follow',
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
      'Groups by beginnings of words of their titles; those at the top where no words are given; the first twenty',
    access: 'content.read',
    query: z.object({
      title: z.optional(z.string().check(z.maxLength(TITLE_QUERY_MAX, messages.fieldInvalid))),
    }),
    result: z.object({ groups: z.array(itemGroup) }),
  },
  moveItem: {
    ...adminRoutes.moveItem,
    summary:
      'Has the draft of an item stand in another group, or elsewhere in its own; the site stays as it is',
    access: 'content.write',
    params: byId,
    form: moveItemForm,
    result: changed,
  },
  copyEntry: {
    ...adminRoutes.copyEntry,
    summary: 'Makes the draft of a new thing of an existing one',
    access: 'entries.write',
    params: byId,
    result: changed,
  },
  getEntryPlaces: {
    ...adminRoutes.getEntryPlaces,
    summary: 'Where a thing is shown on the site: its own address, and what else shows it, the first hundred',
    access: 'entries.read',
    params: byId,
    result: z.object({ path: z.nullable(z.string()), places: z.array(entryPlace) }),
  },
  getAddressMoves: {
    ...adminRoutes.getAddressMoves,
    summary:
      'How many addresses of the site move once the draft of a thing is published: its own, and those below it; `group`: as if an item stood in it',
    access: 'entries.read',
    params: byId,
    query: z.object({
      /** Key of a group; 0: the top level. */
      group: z.optional(numberIn(0, KEY_MAX)),
    }),
    result: z.object({ count: z.number(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  },
} as const satisfies Record<string, AdminEndpoint>
