import { eq, sql } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import type { Orm } from '../platform/database/database.ts'
import { licenses } from './tables.ts'

/** A licence or certificate; all of them stand on one page. */
export const licenceKind: ContentKind<'licence'> = {
  name: 'licence',
  tables: [licenses],
  clean: (snapshot) => snapshot,
  pathOf: async () => undefined,

  async read(orm, subjectId) {
    const [row] = await orm
      .select()
      .from(licenses)
      .where(eq(licenses.id, Number(subjectId)))
    if (!row) return undefined
    const { title, description, image, document, position } = row
    return { title, description, document, position, picture: pictureFile(image) }
  },

  check: (tx, { picture }) => checkPictures(tx, { picture }),

  async write(tx, { picture, position, ...fields }, { subjectId, findPicture }) {
    const image = picture === null ? undefined : await findPicture(picture)
    if (!image) throw new Error(`The licence «${fields.title}» lacks its picture`)
    const values = { ...fields, image, position: position ?? (await nextPosition(tx)) }
    return storeRow(tx, values, subjectId)
  },

  async remove(tx, subjectId) {
    await tx.delete(licenses).where(eq(licenses.id, Number(subjectId)))
  },
}

/** Writes the row; one that was taken down comes back under its key. */
async function storeRow(
  tx: Orm,
  values: typeof licenses.$inferInsert,
  subjectId: string | undefined,
): Promise<string> {
  if (subjectId === undefined) {
    const [row] = await tx.insert(licenses).values(values).returning({ id: licenses.id })
    return String(row?.id)
  }
  await tx
    .insert(licenses)
    .overridingSystemValue()
    .values({ ...values, id: Number(subjectId) })
    .onConflictDoUpdate({ target: licenses.id, set: values })
  return subjectId
}

/** Returns the place behind all others. */
async function nextPosition(tx: Orm): Promise<number> {
  const [row] = await tx
    .select({ position: sql<number>`coalesce(max(${licenses.position}), -1) + 1` })
    .from(licenses)
  return row?.position ?? 0
}
