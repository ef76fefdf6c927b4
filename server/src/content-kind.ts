import type { ContentKindName, Snapshots } from '@rapport/contract/editing/content-kinds'
import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import type { Picture } from '@rapport/contract/media/media'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from './platform/database/database.ts'

/** What a snapshot is written with. */
export interface WriteOptions {
  /** Key of the row it stands in, or stood in before it was taken down; undefined where it never had one. */
  subjectId: string | undefined
  now: Date
  /** Returns the picture of a file's name. */
  findPicture(file: string): Promise<Picture | undefined>
  /** Returns the HTML of a text in Markdown, with what it names as that is now. */
  renderText(markdown: string): Promise<string>
}

/** How a domain's content is read, checked and written as one value: all that writes content does so by this. */
export interface ContentKind<K extends ContentKindName = ContentKindName> {
  name: K
  /** The public tables it writes, that of its row first. Each of them has a trigger that notifies of changes. */
  tables: readonly [PgTable, ...PgTable[]]
  /**
   * Returns a snapshot with each text in Markdown changed, told its field; absent where a kind has none. By this texts are
   * cleaned, checked, linked and compared: no kind does so itself.
   */
  mapTexts?(snapshot: Snapshots[K], change: (markdown: string, field: string) => string): Snapshots[K]
  /** Returns a snapshot without anything else that may not be stored; absent where there is no such thing. */
  clean?(snapshot: Snapshots[K]): Snapshots[K]
  /** The field that no two things share: an address, a code. */
  uniqueField?: string
  /** Returns where it stands on the site, undefined where it has no page: another address is redirected to by the former one. */
  pathOf(snapshot: Snapshots[K], orm: Orm): Promise<string | undefined>
  /** Returns the addresses of what stands below a thing on the site, by key, where they are made of its own. */
  pathsBelow?(orm: Orm, subjectId: string): Promise<Map<string, string>>
  /** Returns a key of its own for a thing that is yet to be published, where others name it by its key. */
  allocate?(tx: Orm): Promise<string>
  /** Returns the keys of things of the same kind that have to be published before it. */
  requires?(snapshot: Snapshots[K]): string[]
  /** Returns what is published; undefined where no row has the key. */
  read(orm: Orm, subjectId: string): Promise<Snapshots[K] | undefined>
  /** The same of many, by their keys, in few statements; absent where there are never many. */
  readMany?(orm: Orm, subjectIds: string[]): Promise<Map<string, Snapshots[K]>>
  /** Returns what is wrong with a snapshot beyond its schema, by field; `published` is what is on the site now. */
  check(
    tx: Orm,
    snapshot: Snapshots[K],
    context: { subjectId: string | undefined; published: Snapshots[K] | undefined; now: Date },
  ): Promise<FieldErrors>
  /** Writes the public rows; returns the key of the thing's own one. */
  write(tx: Orm, snapshot: Snapshots[K], options: WriteOptions): Promise<string>
  /** Deletes the public rows; absent where the site can't do without such a thing: it is never taken down. */
  remove?(tx: Orm, subjectId: string): Promise<void>
}
