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
  hasMain: boolean
  pictureCount: number
}

/** Returns a function that finds the owners of a name: by slug, article, code or title. */
export async function loadPictureOwners(orm: Orm): Promise<(name: string) => PictureOwner[]> {
  const byKey = new Map<string, Set<PictureOwner>>()
  const add = (owner: PictureOwner, names: readonly string[]) => {
    for (const key of names.flatMap(listPictureKeys)) byKey.set(key, (byKey.get(key) ?? new Set()).add(owner))
  }
  for await (const current of listCurrent(orm, 'item')) {
    const { snapshot } = current
    const article = snapshot.properties.find(({ name }) => name.trim().toLowerCase() === 'артикул')?.value
    const pictureCount = snapshot.gallery.length
    add({ ...toOwner(current), kind: 'item', hasMain: snapshot.picture !== null, pictureCount }, [
      snapshot.slug,
      snapshot.title,
      article ?? '',
    ])
  }
  for await (const current of listCurrent(orm, 'material')) {
    const { erpId, title, pictures } = current.snapshot
    const owner: PictureOwner = {
      ...toOwner(current),
      kind: 'material',
      hasMain: pictures.length > 0,
      pictureCount: pictures.length,
    }
    add(owner, [erpId, title])
  }
  return (name) => [...new Set(listPictureKeys(name).flatMap((key) => [...(byKey.get(key) ?? [])]))]
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
