import * as z from 'zod/mini'
import { catalogKind } from '../catalog-kind.ts'
import { picture } from '../media/picture.ts'
import { messages } from '../messages.ts'
import { CONTENT_KINDS } from './content-kinds.ts'
import { entryPreview } from './entries.ts'
import { fromVersion } from './form-values.ts'

/** An item of the catalogue as the tree of the back office shows it: as it is to be, drafts included. */
export const itemNode = z.object({
  ...entryPreview.shape,
  /** By which others name it as their group, or as what they show. */
  key: z.number(),
  parent: z.nullable(z.number()),
  isGroup: z.boolean(),
  /** That of its group is the one it has to have itself. */
  catalogKind,
  /** Null where it has none yet. */
  picture: z.nullable(picture),
  hasChildren: z.boolean(),
  /** Whether it is published, and not to be seen all the same: the group above it is off the site. */
  isHidden: z.boolean(),
})
export type ItemNode = z.infer<typeof itemNode>

/** A group that others may be put into. */
export const itemGroup = z.object({
  id: z.number(),
  key: z.number(),
  title: z.string(),
  catalogKind,
  /** Titles of the groups it stands in, the one at the top first. */
  within: z.array(z.string()),
  /** Their keys in the same order. */
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

/** Where an item is to stand: in a group, or at the top, and there beside which; behind all where that isn't said. */
export const moveItemForm = z.object({
  version: fromVersion,
  /** Key of the group. */
  parent: itemKey,
  /** Id of the thing it is to stand beside. */
  sibling: itemKey,
  side: z._default(z.enum(['before', 'after'], messages.fieldInvalid), 'after'),
})

/** A thing that shows another on the site, and by which of its fields. */
export const entryPlace = z.object({
  id: z.number(),
  kind: z.enum(CONTENT_KINDS),
  title: z.string(),
  field: z.enum(['parent', 'shows', 'priceGroups', 'members', 'categories']),
})
export type EntryPlace = z.infer<typeof entryPlace>
