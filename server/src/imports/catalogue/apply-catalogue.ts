import { GALLERY_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { eq } from 'drizzle-orm'
import { contentBatches } from '../../batches/tables.ts'
import type { MediaRow } from '../../media/tables.ts'
import { addMedia } from '../../media-library/commands.ts'
import type { Orm } from '../../platform/database/database.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { ImportAuthor, ImportResult, PlanPart } from '../kinds/import-kind.ts'
import { lineOfNewKey } from '../kinds/item-index.ts'
import { membersFirst } from '../kinds/material-rows.ts'
import type { RedirectWrite } from '../kinds/redirect-rows.ts'
import { getImportRows } from '../kinds/row-kinds.ts'
import type { ContentWrite, ContentWrites } from '../kinds/write-content.ts'
import { writeItems } from '../kinds/write-items.ts'

/** A planned write of a sheet: a redirect, or an entry with the addresses of its pictures. */
export type CatalogueWrite = { redirect: RedirectWrite } | { entry: ContentWrite; urls: string[] }

export type CatalogueWrites = PlanPart<CatalogueWrite>['writes']

/** Entries are written after those they refer to. */
const ORDER = ['material', 'price-group', 'item']

interface ApplyOptions {
  writes: CatalogueWrites
  /** Downloaded pictures by line. */
  pictures: ReadonlyMap<number, MediaRow[]>
  jobs: Jobs
}

/**
 * Writes all sheets of a workbook as one batch. Returns its id, undefined if no entry changes. Throws LineError if an
 * entry can't be written.
 */
export async function applyCatalogue(
  tx: Orm,
  { writes, pictures, jobs }: ApplyOptions,
  options: { as: ImportResult; title: string },
  author: ImportAuthor,
): Promise<number | undefined> {
  const entries: ContentWrites = []
  for (const { line, write } of writes) {
    if (!('entry' in write)) continue
    const files: string[] = []
    for (const row of pictures.get(line) ?? [])
      files.push((await addMedia(tx, jobs, row, author.audit)).asset.file)
    entries.push({ line, write: files.length > 0 ? withPictures(write.entry, files) : write.entry })
  }
  const pictured = shareWithGroups(entries)
  const ordered = ORDER.flatMap((kind) => {
    const ofKind = pictured.filter(({ write }) => write.kind === kind)
    return kind === 'material' ? membersFirst(ofKind) : ofKind
  })
  const batchId = ordered.length > 0 ? await writeItems(tx, ordered, options, author) : undefined
  const redirects = writes.flatMap(({ line, write }) =>
    'redirect' in write ? [{ line, write: write.redirect }] : [],
  )
  await getImportRows('redirects').apply(tx, redirects, options, author)
  const created = redirects.map(({ write: { written } }) => ({
    oldPath: written.oldPath,
    newPath: written.newPath,
  }))
  if (batchId !== undefined && created.length > 0)
    await tx.update(contentBatches).set({ redirects: created }).where(eq(contentBatches.id, batchId))
  return batchId
}

/** Gives the picture of its first item to each new group that has none. */
function shareWithGroups(entries: ContentWrites): ContentWrites {
  const items = new Map(
    entries.flatMap(({ line, write }) =>
      write.kind === 'item' ? [[line, write.snapshot as ItemSnapshot] as const] : [],
    ),
  )
  const shared = new Map<number, string>()
  for (const { picture, parent } of items.values()) {
    if (picture === null) continue
    for (let key = parent; key !== null; ) {
      const line = lineOfNewKey(key)
      const group = line === undefined ? undefined : items.get(line)
      // A group with a picture has given it to those above.
      if (line === undefined || group?.picture !== null || shared.has(line)) break
      shared.set(line, picture)
      key = group.parent
    }
  }
  return entries.map((entry) => {
    const picture = shared.get(entry.line)
    if (picture === undefined) return entry
    const snapshot = { ...(entry.write.snapshot as ItemSnapshot), picture }
    return { ...entry, write: { ...entry.write, snapshot } }
  })
}

function withPictures(write: ContentWrite, files: readonly string[]): ContentWrite {
  const snapshot = write.snapshot as ItemSnapshot
  const [picture = null, ...others] = new Set(files)
  const gallery = [...new Set([...snapshot.gallery, ...others])].slice(0, GALLERY_MAX)
  return { ...write, snapshot: { ...snapshot, picture, gallery } }
}
