import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import type { ContentKind, WriteOptions } from '../../content-kind.ts'
import type { Orm } from '../../platform/database/database.ts'
import { sanitizeRichText } from '../../platform/html/rich-text.ts'
import { seoRecords } from '../../seo/tables.ts'
import { catalogFormerSlugs, catalogItems, catalogPriceGroups, catalogShowcases } from '../tables.ts'
import { checkItem } from './check-item.ts'
import {
  findHidden,
  hideBelow,
  hideItem,
  listHidden,
  listHiddenChildren,
  redirectShown,
  unhide,
} from './hidden-items.ts'
import { findGroup, listChildPaths, pathOfItem } from './item-paths.ts'
import { readItems } from './read-items.ts'
import { allocateItemId, removeRows, writeItemRows } from './write-item.ts'

/**
 * A group, a product, a printing method, a landing. Published items below an unpublished group are stored
 * apart from the public tables, and reappear with it.
 */
export const itemKind: ContentKind<'item'> = {
  name: 'item',
  tables: [catalogItems, catalogFormerSlugs, catalogShowcases, catalogPriceGroups, seoRecords],
  allocate: async (tx) => String(await allocateItemId(tx)),
  requires: ({ parent, shows }) => [...(parent === null ? [] : [parent]), ...shows].map(String),
  clean: (snapshot) => ({
    ...snapshot,
    description: sanitizeRichText(snapshot.description),
    // An item with tables has no second price.
    priceTiers: snapshot.priceGroups.length > 0 ? [] : snapshot.priceTiers,
  }),

  resolvePath: pathOfItem,
  pathsBelow: (orm, subjectId) => listChildPaths(orm, Number(subjectId)),

  async read(orm, subjectId) {
    const id = Number(subjectId)
    return (await readItems(orm, [id])).get(id) ?? (await findHidden(orm, id))?.snapshot
  },

  async readMany(orm, subjectIds) {
    const ids = subjectIds.map(Number)
    const shown = await readItems(orm, ids)
    const hidden = await listHidden(
      orm,
      ids.filter((id) => !shown.has(id)),
    )
    const waiting = hidden.map(({ id, snapshot }) => [id, snapshot] as const)
    return new Map([...shown, ...waiting].map(([id, snapshot]) => [String(id), snapshot]))
  },

  check: checkItem,

  async write(tx, snapshot, options) {
    const id = options.subjectId === undefined ? await allocateItemId(tx) : Number(options.subjectId)
    await writeItem(tx, id, snapshot, options)
    return String(id)
  },

  async remove(tx, subjectId) {
    const id = Number(subjectId)
    await unhide(tx, id)
    await removeRows(tx, [...(await hideBelow(tx, id)), id])
  },
}

/** Publishes an item with its hidden descendants, or hides it with them if its group is unpublished. */
async function writeItem(tx: Orm, id: number, snapshot: ItemSnapshot, options: WriteOptions): Promise<void> {
  const { parent } = snapshot
  const isShown = parent === null || (await findGroup(tx, parent)) !== undefined
  if (!isShown) {
    const below = await hideBelow(tx, id)
    await hideItem(tx, id, snapshot)
    return removeRows(tx, [...below, id])
  }
  const hidden = await findHidden(tx, id)
  await writeItemRows(tx, id, snapshot, options)
  if (hidden) {
    await unhide(tx, id)
    await redirectShown(tx, id, hidden.path)
  }
  if (!snapshot.isGroup) return
  for (const child of await listHiddenChildren(tx, id)) await writeItem(tx, child.id, child.snapshot, options)
}
