import type { ContentKindName, Snapshots } from '@rapport/staff-contract/entries/content-kinds'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import { eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { resolveRowPictures } from '../media/pictures.ts'
import { requirePicture } from '../media/require-picture.ts'
import { deleteListedRow, type ListedTable, writeListedRow } from './listed-rows.ts'

type Row<T extends PgTable> = T['$inferSelect']

interface ListedKind<K extends ContentKindName, T extends ListedTable>
  extends Pick<ContentKind<K>, 'clean'>,
    Partial<Pick<ContentKind<K>, 'check'>> {
  table: T
  /** Path of the page that shows its rows. */
  path: string | undefined
  /** Columns of the fields that have no column of the same name. */
  columns: Record<Exclude<keyof Snapshots[K], keyof Row<T>>, keyof Row<T> & string>
  /** Fields with a required picture. */
  pictures?: (keyof Snapshots[K] & string)[]
}

/**
 * Creates a kind whose entries are rows of one table, in an order. A field is stored in the column of its
 * name. A text with marks is stored as HTML, and as Markdown in a second column: `answer` and
 * `answerMarkdown`.
 */
export function listedKind<K extends ContentKindName, T extends ListedTable>(
  name: K,
  description: ListedKind<K, T>,
): ContentKind<K> {
  const { table, path, pictures = [], clean, check } = description
  const columns: Record<string, string> = description.columns
  const fields = Object.keys(emptySnapshot(name)) as (keyof Snapshots[K] & string)[]
  const columnOf = (field: string) => columns[field] ?? field
  const sourceOf = (field: string) => `${columnOf(field)}Markdown`
  const texts = fields.filter((field) => sourceOf(field) in table)

  function readField(row: Record<string, unknown>, field: keyof Snapshots[K] & string): unknown {
    if (texts.includes(field)) return row[sourceOf(field)]
    const value = row[columnOf(field)]
    return pictures.includes(field) ? pictureFile(value as Parameters<typeof pictureFile>[0]) : value
  }
  const mapTexts: ContentKind<K>['mapTexts'] = (snapshot, change) => ({
    ...snapshot,
    ...Object.fromEntries(texts.map((field) => [field, change(snapshot[field] as string, field)])),
  })
  const kind: ContentKind<K> = {
    name,
    tables: [table],
    resolvePath: async () => path,

    async read(orm, subjectId) {
      const [stored] = await orm
        .select()
        .from(table as PgTable)
        .where(eq(table.id, Number(subjectId)))
      const row: Record<string, unknown> | undefined = await resolveRowPictures(
        orm,
        stored,
        pictures.map(columnOf),
      )
      return (
        row && (Object.fromEntries(fields.map((field) => [field, readField(row, field)])) as Snapshots[K])
      )
    },

    async check(tx, snapshot, context) {
      const files = pictures.map((field) => [field, snapshot[field] as string | null] as const)
      return {
        ...(await checkPictures(tx, Object.fromEntries(files))),
        ...(await check?.(tx, snapshot, context)),
      }
    },

    async write(tx, snapshot, { subjectId, findPictureId, renderText }) {
      const row: Record<string, unknown> = {}
      for (const field of fields) {
        const value = snapshot[field]
        const isPicture = pictures.includes(field)
        row[columnOf(field)] = isPicture ? await requirePicture(findPictureId, value as string | null) : value
        if (!texts.includes(field)) continue
        row[sourceOf(field)] = value
        row[columnOf(field)] = await renderText(value as string)
      }
      return writeListedRow(tx, table, row, subjectId)
    },

    remove: (tx, subjectId) => deleteListedRow(tx, table, subjectId),
  }
  return { ...kind, ...(texts.length > 0 ? { mapTexts } : {}), ...(clean ? { clean } : {}) }
}
