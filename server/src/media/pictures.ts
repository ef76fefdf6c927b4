import type { Picture } from '@rapport/contract/media/media'
import { desc, getTableColumns, inArray } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { noteTable } from '../platform/database/reads/recorded-reads.ts'
import { embedPictures, listPictureIds } from './embed-pictures.ts'
import { media } from './tables.ts'
import { toPicture } from './to-picture.ts'

/** Pictures cached per database, some 7 MB. */
const CACHED_MAX = 10_000

interface PictureCache {
  pictures: Map<number, Picture>
  /** Number of times it was cleared: a value that was read before is not cached afterwards. */
  clears: number
}

/** Caches by the handle of their database. A transaction has its own handle and no cache: it sees its own rows. */
const caches = new WeakMap<Orm, PictureCache>()

interface CacheControl {
  fill(): Promise<void>
  /** Forgets all pictures, after one has changed. */
  clear(): void
  /** Ends the caching. Pictures are then read from the database. */
  close(): void
}

/** Caches the pictures of a database until `close`. */
export function cachePictures(orm: Orm): CacheControl {
  const cache: PictureCache = { pictures: new Map(), clears: 0 }
  caches.set(orm, cache)
  return {
    async fill() {
      const { clears } = cache
      add(cache, clears, await orm.select(columns).from(media).orderBy(desc(media.id)).limit(CACHED_MAX))
    },
    clear() {
      cache.pictures.clear()
      cache.clears += 1
    },
    close() {
      if (caches.get(orm) === cache) caches.delete(orm)
    },
  }
}

const { words: _, ...columns } = getTableColumns(media)
type StoredPicture = Omit<typeof media.$inferSelect, 'words'>

function add({ pictures, clears }: PictureCache, clearsBefore: number, rows: StoredPicture[]): void {
  if (clears !== clearsBefore) return
  for (const row of rows) pictures.set(row.id, toPicture(row))
  for (const oldest of pictures.keys()) {
    if (pictures.size <= CACHED_MAX) return
    pictures.delete(oldest)
  }
}

/** Returns pictures by id, those that are not cached in one statement. Missing ones are left out. */
async function loadPictures(orm: Orm, ids: readonly number[]): Promise<ReadonlyMap<number, Picture>> {
  const cache = caches.get(orm)
  if (ids.length > 0) noteTable(media)
  const loaded = new Map<number, Picture>()
  const missing = new Set<number>()
  for (const id of ids) {
    const picture = cache?.pictures.get(id)
    if (picture) loaded.set(id, picture)
    else missing.add(id)
  }
  if (missing.size === 0) return loaded
  const clears = cache?.clears ?? 0
  const rows = await orm
    .select(columns)
    .from(media)
    .where(inArray(media.id, [...missing]))
  for (const row of rows) loaded.set(row.id, toPicture(row))
  if (cache) add(cache, clears, rows)
  return loaded
}

type Resolved<Value> = Value extends number ? Picture : Value extends readonly number[] ? Picture[] : Value
/** A row with pictures in some fields in place of their ids; a missing row stays missing. */
export type WithPictures<Row, Field extends PropertyKey> = Row extends object
  ? { [Key in keyof Row]: Key extends Field ? Resolved<Row[Key]> : Row[Key] }
  : Row

/**
 * Returns rows with pictures in the given fields. They replace an id or a list of ids, and are embedded in a
 * rich text.
 */
export async function resolvePictures<
  Row extends object | null | undefined,
  Field extends keyof NonNullable<Row> & string,
>(orm: Orm, rows: readonly Row[], fields: readonly Field[]): Promise<WithPictures<Row, Field>[]> {
  const readField = (row: Row, field: Field) => (row as Record<string, unknown> | null | undefined)?.[field]
  const ids = rows.flatMap((row) => fields.flatMap((field) => idsIn(readField(row, field))))
  const pictures = await loadPictures(orm, ids)
  return rows.map((row) => {
    const resolved =
      row && Object.fromEntries(fields.map((field) => [field, resolve(readField(row, field), pictures)]))
    return (row && { ...row, ...resolved }) as WithPictures<Row, Field>
  })
}

/** Does the same for one row. */
export async function resolveRowPictures<
  Row extends object | null | undefined,
  Field extends keyof NonNullable<Row> & string,
>(orm: Orm, row: Row, fields: readonly Field[]): Promise<WithPictures<Row, Field>> {
  const [resolved] = await resolvePictures(orm, [row], fields)
  return resolved as WithPictures<Row, Field>
}

function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (typeof value === 'string') return listPictureIds(value)
  return Array.isArray(value) ? value : []
}

function resolve(value: unknown, pictures: ReadonlyMap<number, Picture>): unknown {
  if (typeof value === 'string') return embedPictures(value, (id) => pictures.get(Number(id)))
  if (Array.isArray(value)) return value.flatMap((id) => copyPicture(pictures.get(id)) ?? [])
  if (typeof value !== 'number') return value
  const picture = copyPicture(pictures.get(value))
  if (!picture) throw new Error(`No picture ${value}`)
  return picture
}

/**
 * Page data writes a shared value once and refers to it. Each use gets its own copy, so that the data, and the
 * URL with its hash, do not depend on what is cached.
 */
const copyPicture = (picture: Picture | undefined): Picture | undefined =>
  picture && { ...picture, focus: { ...picture.focus }, widths: [...picture.widths] }
