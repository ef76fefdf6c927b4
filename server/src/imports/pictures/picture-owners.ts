import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import type { MaterialSnapshot } from '@rapport/staff-contract/snapshots/material-snapshot'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { contentEntries } from '../../editing/tables.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type CurrentEntry, findCurrentEntries, PART } from '../kinds/list-entries.ts'
import { listPictureKeys } from './picture-keys.ts'

/** An item or a material that pictures can belong to. */
export interface PictureOwner {
  id: number
  version: number
  kind: 'item' | 'material'
  title: string
  /** Keys of an item, and of the group that it is in. */
  key: number | null
  parent: number | null
  hasMain: boolean
  pictureCount: number
}

/** Groups in groups, at most. */
const DEPTH_MAX = 20

export interface PictureOwners {
  /** Finds the owners of a name: by slug, article, code or title. */
  find(name: string): PictureOwner[]
  /** Lists the groups that an item is in, the nearest first. */
  listGroups(item: PictureOwner): PictureOwner[]
}

export async function loadPictureOwners(orm: Orm): Promise<PictureOwners> {
  const items = new Map<number | null, PictureOwner>()
  const byKey = new Map<string, Set<PictureOwner>>()
  const add = (owner: PictureOwner, names: readonly string[]) => {
    for (const key of names.flatMap(listPictureKeys)) byKey.set(key, (byKey.get(key) ?? new Set()).add(owner))
  }
  for await (const current of listCurrent(orm, 'item')) {
    const { snapshot } = current
    const article = snapshot.properties.find(({ name }) => name.trim().toLowerCase() === 'артикул')?.value
    const pictureCount = snapshot.gallery.length
    const owner: PictureOwner = {
      ...toOwner(current),
      kind: 'item',
      key: Number(current.entry.subjectId),
      parent: snapshot.parent,
      hasMain: snapshot.picture !== null,
      pictureCount,
    }
    items.set(owner.key, owner)
    add(owner, [snapshot.slug, snapshot.title, article ?? ''])
  }
  for await (const current of listCurrent(orm, 'material')) {
    const { erpId, title, pictures } = current.snapshot
    const owner: PictureOwner = {
      ...toOwner(current),
      kind: 'material',
      key: null,
      parent: null,
      hasMain: pictures.length > 0,
      pictureCount: pictures.length,
    }
    add(owner, [erpId, title])
  }
  return {
    find: (name) => [...new Set(listPictureKeys(name).flatMap((key) => [...(byKey.get(key) ?? [])]))],
    listGroups(item) {
      const groups: PictureOwner[] = []
      for (let { parent } = item; parent !== null && groups.length < DEPTH_MAX; ) {
        const group = items.get(parent)
        if (!group) break
        groups.push(group)
        parent = group.parent
      }
      return groups
    },
  }
}

const toOwner = ({ entry: { id, version, title } }: Pick<CurrentEntry<'item'>, 'entry'>) => ({
  id,
  version,
  title,
})

async function* listCurrent<K extends 'item' | 'material'>(
  orm: Orm,
  kind: K,
): AsyncGenerator<CurrentEntry<K>> {
  const { id, kind: ofKind, trashedAt } = contentEntries
  let after = 0
  for (;;) {
    const rows = await orm
      .select({ id })
      .from(contentEntries)
      .where(and(eq(ofKind, kind), isNull(trashedAt), gt(id, after)))
      .orderBy(asc(id))
      .limit(PART)
    yield* await findCurrentEntries(
      orm,
      kind,
      rows.map((row) => row.id),
    )
    const last = rows.at(-1)
    if (!last || rows.length < PART) return
    after = last.id
  }
}

/** Snapshots that have pictures. */
export type OwnerSnapshot = ItemSnapshot | MaterialSnapshot
