import type { Picture } from '@rapport/contract/media/media'
import { type Column, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { replaceEmbedded } from '../media/embed-pictures.ts'
import { mediaPath, pictureFile } from '../media/media-paths.ts'
import type { Orm } from '../platform/database/database.ts'
import { type UsagePlace, usagePlaces } from './usage-places.ts'
import { listLiveUsages, stemOf } from './usages.ts'

/** Writes the values of a picture to every row that shows it, by the file that it was there until now. */
export async function updatePlaces(tx: Orm, formerFile: string, picture: Picture): Promise<void> {
  const usages = await listLiveUsages(tx, [stemOf(formerFile)])
  const rows = Map.groupBy(usages, ({ tableName, rowKey }) => `${tableName} ${rowKey}`)
  for (const [first, ...others] of rows.values()) {
    const place = usagePlaces.find(({ table }) => getTableName(table) === first?.tableName)
    if (!first || !place) continue
    const fields = [first, ...others].map(({ field }) => toPropertyName(field))
    await updateRow(tx, place, { key: first.rowKey, fields, formerSrc: mediaPath(formerFile), picture })
  }
}

/** Returns the name that a column has in the code. */
const toPropertyName = (column: string) =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

interface RowUpdate {
  key: string
  fields: string[]
  formerSrc: string
  picture: Picture
}

async function updateRow(tx: Orm, { table, key: keyColumn }: UsagePlace, update: RowUpdate): Promise<void> {
  const { key, fields } = update
  const columns = getTableColumns(table)
  const named = Object.fromEntries(
    fields.flatMap((field) => (columns[field] ? [[field, columns[field]]] : [])),
  )
  const isRow: SQL = eq(sql`${keyColumn}::text`, key)
  const [row] = await tx.select(named).from(table).where(isRow)
  if (!row) return
  const values = Object.entries(row).map(([field, value]) => [
    field,
    replaceIn(value, columns[field], update),
  ])
  await tx.update(table).set(Object.fromEntries(values)).where(isRow)
}

/** Returns the value of a column with the picture in place of what it was. Text with marks is HTML; other text names files. */
function replaceIn(value: unknown, column: Column | undefined, { formerSrc, picture }: RowUpdate): unknown {
  if (typeof value !== 'string') return replacePicture(value, formerSrc, picture)
  if (column?.columnType === 'PgCustomColumn') return replaceEmbedded(value, formerSrc, picture)
  return value.replaceAll(pictureFile({ src: formerSrc }), pictureFile(picture))
}

/** Returns a value with the picture in place of each one of a path, however deep it stands. */
function replacePicture(value: unknown, src: string, picture: Picture): unknown {
  if (Array.isArray(value)) return value.map((one) => replacePicture(one, src, picture))
  if (typeof value !== 'object' || value === null) return value
  if ('src' in value && 'placeholder' in value) return value.src === src ? picture : value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replacePicture(one, src, picture)]),
  )
}
