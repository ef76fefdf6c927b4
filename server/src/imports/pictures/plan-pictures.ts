import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { GALLERY_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import type { Orm } from '../../platform/database/database.ts'
import type { PlanPart, RowPlan } from '../kinds/import-kind.ts'
import type { PictureArchive } from './picture-archive.ts'
import { type PictureName, parsePictureName } from './picture-keys.ts'
import { loadPictureOwners, type PictureOwner } from './picture-owners.ts'
import { findSkipReason } from './skip-reason.ts'

const PART = 50

/** A picture for the library, and the entry that gets it. */
export interface PictureWrite {
  /** Index of its file in the archive. */
  at: number
  owner: PictureOwner | undefined
  /** Groups of the owner without a picture of their own: they show it too. */
  groups: PictureOwner[]
}

/** Plans the files of an archive. A file that can't be used is skipped, and never stops the others. */
export async function* planPictures(
  orm: Orm,
  archive: PictureArchive,
): AsyncGenerator<PlanPart<PictureWrite>> {
  const owners = await loadPictureOwners(orm)
  const seen = new Map<string, string>()
  const taken = new Map<PictureOwner, number>()
  const ordered = archive.files
    .map((file, at) => ({ file, at, ...findByName(parsePictureName(file.path), owners.find) }))
    .toSorted((one, other) => Number(other.isFound) - Number(one.isFound) || one.order - other.order)
  const pictured = new Set(ordered.flatMap(({ found }) => (found.length === 1 ? found : [])))
  for (let from = 0; from < ordered.length; from += PART) {
    const part: PlanPart<PictureWrite> = { rows: [], writes: [] }
    for (const { file, at, found } of ordered.slice(from, from + PART)) {
      const line = at + 1
      const reason = (await findSkipReason(archive, file)) ?? findDouble(seen, file, found)
      const plan: RowPlan = { line, title: file.path, state: 'skipped', changes: [], mistakes: [] }
      part.rows.push(plan)
      if (reason !== undefined) {
        plan.mistakes.push({ key: null, message: reason })
        continue
      }
      const { owner, isMain = false, note } = assign(found, taken)
      plan.state = 'new'
      plan.changes.push(note)
      plan.version = owner ? `${owner.id}:${owner.version}` : ''
      const groups =
        owner && isMain
          ? owners.listGroups(owner).filter((group) => !group.hasMain && !pictured.has(group))
          : []
      for (const group of groups) {
        pictured.add(group)
        note.after += importMessages.pictureOfGroup(group.title)
      }
      part.writes.push({ line, write: { at, owner, groups } })
    }
    yield part
  }
}

/** The same content for the same owner under another name. A group may show the picture of one of its items. */
function findDouble(
  seen: Map<string, string>,
  { path, crc, bytes }: { path: string; crc: number; bytes: number },
  found: PictureOwner[],
) {
  const key = [crc, bytes, ...found.map(({ kind, id }) => `${kind}/${id}`)].join(' ')
  const before = seen.get(key)
  if (before !== undefined) return importMessages.pictureDouble(before)
  seen.set(key, path)
  return undefined
}

/** A name that has an item as it is has no counter: «ткань-7» may be an article. */
function findByName({ names, order }: PictureName, findOwners: (name: string) => PictureOwner[]) {
  const owners = names.map(findOwners)
  const at = owners.findIndex((some) => some.length > 0)
  return { found: owners[at] ?? [], isFound: at >= 0, order: at === 0 ? 0 : order }
}

function assign(
  found: PictureOwner[],
  taken: Map<PictureOwner, number>,
): { owner: PictureOwner | undefined; isMain?: boolean; note: RowPlan['changes'][number] } {
  const note = (after: string) => ({ header: 'Куда', before: '', after })
  const [owner, other] = found
  if (!owner) return { owner, note: note(importMessages.pictureNoOwner) }
  if (other)
    return { owner: undefined, note: note(importMessages.pictureOwners(found.map(({ title }) => title))) }
  const count = taken.get(owner) ?? 0
  if (owner.pictureCount + count >= GALLERY_MAX)
    return { owner: undefined, note: note(importMessages.pictureTooMany(owner.title, GALLERY_MAX)) }
  taken.set(owner, count + 1)
  const isMain = owner.kind === 'item' && !owner.hasMain && count === 0
  return { owner, isMain, note: note(`${owner.title}: ${isMain ? 'главная картинка' : 'галерея'}`) }
}
