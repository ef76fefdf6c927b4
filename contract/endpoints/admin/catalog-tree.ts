import * as z from 'zod/mini'
import { entryPlace, itemNode, moveItemForm } from '../../editing/catalog-tree.ts'
import { entry } from '../../editing/entries.ts'
import { messages } from '../../messages.ts'
import { byId, numberIn } from '../endpoint-params.ts'
import type { AdminEndpoint } from './admin-endpoint.ts'
import { adminRoutes } from './admin-routes.ts'

const KEY_MAX = 2 ** 31 - 1
const changed = z.object({ entry })

/** The catalogue as a tree, and what depends on where a thing stands. */
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
      'How many addresses of the site move once the draft of a thing is published: its own, and those below it',
    access: 'entries.read',
    params: byId,
    result: z.object({ count: z.number(), from: z.nullable(z.string()), to: z.nullable(z.string()) }),
  },
} as const satisfies Record<string, AdminEndpoint>
