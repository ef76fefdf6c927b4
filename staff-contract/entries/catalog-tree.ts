import { messages } from '@rapport/contract/errors/messages'
import { picture } from '@rapport/contract/media/picture'
import { catalogKind } from '@rapport/contract/paths/catalog-kind'
import * as z from 'zod/mini'
import { fromVersion } from '../editing/form-values.ts'
import { CONTENT_KINDS } from './content-kinds.ts'
import { entryPreview } from './entries.ts'

/** A catalogue item in the back office's tree, with its draft applied. */
export const itemNode = z.object({
  ...entryPreview.shape,
  /** Key used by references to its group and by `shows`. */
  key: z.number(),
  parent: z.nullable(z.number()),
  isGroup: z.boolean(),
  /** The kind of its group, which it must share. */
  catalogKind,
  /** Null if it has none yet. */
  picture: z.nullable(picture),
  hasChildren: z.boolean(),
  /** Whether the item is published but not visible, because a group above it is unpublished. */
  isHidden: z.boolean(),
})
export type ItemNode = z.infer<typeof itemNode>

/** A group that items can move to. */
export const itemGroup = z.object({
  id: z.number(),
  key: z.number(),
  title: z.string(),
  catalogKind,
  /** Titles of its ancestors, the top first. */
  within: z.array(z.string()),
  /** Keys of its ancestors in the same order. */
  above: z.array(z.number()),
})
export type ItemGroup = z.infer<typeof itemGroup>

const KEY_MAX = 2 ** 31 - 1
const keyField = z.pipe(
  z.nullish(z.union([z.number(), z.string()], messages.fieldInvalid)),
  z.transform((value) => (value === '' || value == null ? null : Number(value))),
)
const itemKey = z.pipe(
  keyField,
  z.nullable(
    z
      .int(messages.fieldInvalid)
      .check(z.minimum(1, messages.fieldInvalid), z.maximum(KEY_MAX, messages.fieldInvalid)),
  ),
)

/** Target of a move: a group or the top level, and a position beside a sibling; last without a sibling. */
export const moveItemForm = z.object({
  version: fromVersion,
  /** Key of the group. */
  parent: itemKey,
  /** Id of the sibling entry. */
  sibling: itemKey,
  side: z._default(z.enum(['before', 'after'], messages.fieldInvalid), 'after'),
})

/** An entry that shows another on the site, and the field that does so. */
export const entryPlace = z.object({
  id: z.number(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  field: z.enum(['parent', 'shows', 'priceGroups', 'members', 'categories']),
})
export type EntryPlace = z.infer<typeof entryPlace>
