import type { Picture } from '@rapport/contract/media/media'
import { type Column, eq, getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { replaceEmbedded } from '../media/embed-pictures.ts'
import { mediaPath, pictureFile } from '../media/media-paths.ts'
import type { Orm } from '../platform/database/database.ts'
import { type UsagePlace, usagePlaces } from './usage-places.ts'
import { getFileStem, listLiveUsages } from './usages.ts'

/** Writes a picture to every row that shows it, found by its former file name. */
export async function updatePlaces(tx: Orm, formerFile: string, picture: Picture): Promise<void> {
  const usages = await listLiveUsages(tx, [getFileStem(formerFile)])
  const rows = Map.groupBy(usages, ({ tableName, rowKey }) => `${tableName} ${rowKey}`)
  for (const [first, ...others] of rows.values()) {
    const place = usagePlaces.find(({ table }) => getTableName(table) === first?.tableName)
    if (!first || !place) continue
    const fields = [first, ...others].map(({ field }) => toPropertyName(field))
    await updateRow(tx, place, { key: first.rowKey, fields, formerSrc: mediaPath(formerFile), picture })
  }
}

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

/** Text with marks is HTML. Other text contains file names. */
function replaceIn(value: unknown, column: Column | undefined, { formerSrc, picture }: RowUpdate): unknown {
  if (typeof value !== 'string') return replacePicture(value, formerSrc, picture)
  if (column?.columnType === 'PgCustomColumn') return replaceEmbedded(value, formerSrc, picture)
  return value.replaceAll(pictureFile({ src: formerSrc }), pictureFile(picture))
}

/** Replaces the picture with this path at any depth of a value. */
function replacePicture(value: unknown, src: string, picture: Picture): unknown {
  if (Array.isArray(value)) return value.map((one) => replacePicture(one, src, picture))
  if (typeof value !== 'object' || value === null) return value
  if ('src' in value && 'placeholder' in value) return value.src === src ? picture : value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, replacePicture(one, src, picture)]),
  )
}
