import type { FieldErrors } from '@rapport/contract/errors/error-response'
import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './platform/database/database.ts'

/** Options of writing a snapshot. */
export interface WriteOptions {
  /** Key of its public row, or of the row before it was unpublished. Undefined if it was never published. */
  subjectId: string | undefined
  now: Date
  /** Returns the id of the picture with a file name. */
  findPictureId(file: string): Promise<number | undefined>
  /** Returns the HTML of a Markdown text, with its references resolved. */
  renderText(markdown: string): Promise<string>
}

/** Reads, validates and writes the content of one kind as a single value. All writes of content use it. */
export interface ContentKind<K extends ContentKindName = ContentKindName> {
  name: K
  /**
   * Public tables that it writes, the main table first. Each of them has a trigger that notifies of changes.
   */
  tables: readonly [PgTable, ...PgTable[]]
  /**
   * Returns a snapshot with each Markdown text changed; `change` gets its field. Absent if the kind has no
   * texts. Texts are cleaned, validated, linked and compared by this function only.
   */
  mapTexts?(snapshot: Snapshots[K], change: (markdown: string, field: string) => string): Snapshots[K]
  /** Returns a snapshot without other data that must not be stored. Absent if there is none. */
  clean?(snapshot: Snapshots[K]): Snapshots[K]
  /** Field that is unique among entries, such as a slug or a code. */
  uniqueField?: string
  /**
   * Returns the path on the site. Undefined if it has no page. When the path changes, the former path is
   * redirected.
   */
  resolvePath(snapshot: Snapshots[K], orm: Orm): Promise<string | undefined>
  /** Returns the paths of pages below an entry by key, if they contain its own path. */
  pathsBelow?(orm: Orm, subjectId: string): Promise<Map<string, string>>
  /** Returns a new key for an entry before its publication. For kinds that others refer to by key. */
  allocate?(tx: Orm): Promise<string>
  /** Returns the keys of entries of the same kind that have to be published before it. */
  requires?(snapshot: Snapshots[K]): string[]
  /** Returns the published snapshot. Undefined if no row has the key. */
  read(orm: Orm, subjectId: string): Promise<Snapshots[K] | undefined>
  /** Returns many published snapshots by key, in few statements. Absent if there are never many. */
  readMany?(orm: Orm, subjectIds: string[]): Promise<Map<string, Snapshots[K]>>
  /**
   * Returns the errors of a snapshot beyond its schema, by field. `published` is the current snapshot on the
   * site.
   */
  check(
    tx: Orm,
    snapshot: Snapshots[K],
    context: { subjectId: string | undefined; published: Snapshots[K] | undefined; now: Date },
  ): Promise<FieldErrors>
  /** Writes the public rows. Returns the key of the main row. */
  write(tx: Orm, snapshot: Snapshots[K], options: WriteOptions): Promise<string>
  /** Deletes the public rows. Absent if the site needs the entry, which then can't be unpublished. */
  remove?(tx: Orm, subjectId: string): Promise<void>
}
