import { suggestSlug } from '@rapport/staff-contract/editing/suggest-slug'
import { importMessages } from '@rapport/staff-contract/imports/import-messages'
import { GALLERY_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import { storePicture } from '../../media/commands.ts'
import type { MediaRow } from '../../media/tables.ts'
import { addMedia } from '../../media-library/commands.ts'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ImportAuthor, ImportResult } from '../kinds/import-kind.ts'
import { findCurrentEntries } from '../kinds/list-entries.ts'
import { type ContentWrite, type ContentWrites, writeContent } from '../kinds/write-content.ts'
import { openPictureArchive } from './picture-archive.ts'
import type { OwnerSnapshot } from './picture-owners.ts'
import type { PictureWrite } from './plan-pictures.ts'

type Planned = { line: number; write: PictureWrite }[]

/** A picture whose file is stored, and the entry that gets it. */
export interface StoredPicture {
  line: number
  row: MediaRow
  ownerId: number | undefined
  /** Groups that show it too. */
  groupIds: number[]
}

interface StoreOptions {
  storage: Storage
  key: string
  onStored(count: number): Promise<void>
}

/**
 * Stores the pictures of an archive. It can be repeated: a file is named by its content. Returns the stored pictures,
 * and the reasons by line why others are skipped.
 */
export async function storePictures(
  planned: Planned,
  { storage, key, onStored }: StoreOptions,
): Promise<{ pictures: StoredPicture[]; skipped: Map<number, string> }> {
  await using archive = await openPictureArchive(storage, key)
  const pictures: StoredPicture[] = []
  const skipped = new Map<number, string>()
  for (const { line, write } of planned) {
    const file = archive.files[write.at]
    const bytes = file && (await archive.read(file))
    if (!file || !bytes) skipped.set(line, importMessages.pictureDamaged)
    else
      try {
        const row = await storeNamed(storage, file.path, bytes)
        const groupIds = write.groups.map(({ id }) => id)
        pictures.push({ line, row, ownerId: write.owner?.id, groupIds })
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error
        skipped.set(line, error.message)
      }
    await onStored(pictures.length + skipped.size)
  }
  return { pictures, skipped }
}

/** Stores a picture under a transliterated file name. The library shows its own name. */
async function storeNamed(storage: Storage, path: string, bytes: Uint8Array): Promise<MediaRow> {
  const file = path.replace(/^.*\//, '')
  const [ending = ''] = /\.\w{1,5}$/.exec(file) ?? []
  const name = file.slice(0, file.length - ending.length)
  return { ...(await storePicture(storage, `${suggestSlug(name)}${ending}`, bytes)), name }
}

/** Adds stored pictures to the library, and to their entries as one batch. Returns the id of the batch. */
export async function applyPictures(
  tx: Orm,
  { pictures, jobs }: { pictures: readonly StoredPicture[]; jobs: Jobs },
  options: { as: ImportResult; title: string },
  author: ImportAuthor,
): Promise<number | undefined> {
  const files = new Map<number, string[]>()
  const lines = new Map<number, number>()
  const shared = new Map<number, string>()
  for (const { line, row, ownerId, groupIds } of pictures) {
    const { asset } = await addMedia(tx, jobs, row, author.audit)
    if (ownerId === undefined) continue
    files.set(ownerId, [...(files.get(ownerId) ?? []), asset.file])
    lines.set(ownerId, lines.get(ownerId) ?? line)
    for (const id of groupIds) {
      shared.set(id, asset.file)
      lines.set(id, line)
    }
  }
  const writes = await listWrites(tx, { files, shared, lines })
  return writes.length > 0 ? writeContent(tx, writes, options, author) : undefined
}

async function listWrites(
  tx: Orm,
  {
    files,
    shared,
    lines,
  }: {
    files: ReadonlyMap<number, string[]>
    /** Pictures for groups that have none. */
    shared: ReadonlyMap<number, string>
    lines: ReadonlyMap<number, number>
  },
): Promise<ContentWrites> {
  const ids = [...files.keys(), ...shared.keys()].toSorted((one, other) => one - other)
  const current = await findCurrentEntries<'item' | 'material'>(tx, 'item', ids)
  return current.flatMap(({ entry, snapshot }) => {
    const added = withPictures(snapshot, files.get(entry.id) ?? [], shared.get(entry.id))
    if (!added) return []
    const write: ContentWrite = { kind: entry.kind, id: entry.id, version: entry.version, snapshot: added }
    return [{ line: lines.get(entry.id) ?? 1, write }]
  })
}

/** Returns the snapshot with further pictures, undefined if it has them already. */
function withPictures(
  snapshot: OwnerSnapshot,
  files: string[],
  shared: string | undefined,
): OwnerSnapshot | undefined {
  if ('pictures' in snapshot) {
    const pictures = [...new Set([...snapshot.pictures, ...files])].slice(0, GALLERY_MAX)
    return pictures.length > snapshot.pictures.length ? { ...snapshot, pictures } : undefined
  }
  const picture = snapshot.picture ?? files[0] ?? shared ?? null
  const others = files.filter((file) => file !== picture)
  const gallery = [...new Set([...snapshot.gallery, ...others])].slice(0, GALLERY_MAX)
  const isChanged = picture !== snapshot.picture || gallery.length > snapshot.gallery.length
  return isChanged ? { ...snapshot, picture, gallery } : undefined
}
