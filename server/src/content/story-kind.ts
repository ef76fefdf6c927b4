import type { Picture } from '@rapport/contract/media/media'
import { eq, sql } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import type { Orm } from '../platform/database/database.ts'
import { stories } from './tables.ts'

/** A story with its frames. It has no page of its own: it opens from every page. */
export const storyKind: ContentKind<'story'> = {
  name: 'story',
  tables: [stories],
  clean: (snapshot) => snapshot,
  pathOf: async () => undefined,

  async read(orm, subjectId) {
    const [row] = await orm
      .select()
      .from(stories)
      .where(eq(stories.id, Number(subjectId)))
    if (!row) return undefined
    const { title, cover, frames, position } = row
    return {
      ...{ title, position },
      cover: pictureFile(cover),
      frames: frames.map(({ image, ...frame }) => ({ ...frame, picture: pictureFile(image) })),
    }
  },

  check(tx, { cover, frames }) {
    const files = frames.map(({ picture }, index) => [`frames.${index}.picture`, picture] as const)
    return checkPictures(tx, { cover, ...Object.fromEntries(files) })
  },

  async write(tx, { title, cover, frames, position }, { subjectId, findPicture }) {
    const getPicture = async (file: string | null): Promise<Picture> => {
      const picture = file === null ? undefined : await findPicture(file)
      if (!picture) throw new Error(`The story «${title}» lacks a picture`)
      return picture
    }
    const values = {
      title,
      cover: await getPicture(cover),
      frames: await Promise.all(
        frames.map(async ({ picture, ...frame }) => ({ ...frame, image: await getPicture(picture) })),
      ),
    }
    return storeRow(tx, { ...values, position: position ?? (await nextPosition(tx)) }, subjectId)
  },

  async remove(tx, subjectId) {
    await tx.delete(stories).where(eq(stories.id, Number(subjectId)))
  },
}

/** Writes the row; one that was taken down comes back under its key. */
async function storeRow(
  tx: Orm,
  values: typeof stories.$inferInsert,
  subjectId: string | undefined,
): Promise<string> {
  if (subjectId === undefined) {
    const [row] = await tx.insert(stories).values(values).returning({ id: stories.id })
    return String(row?.id)
  }
  await tx
    .insert(stories)
    .overridingSystemValue()
    .values({ ...values, id: Number(subjectId) })
    .onConflictDoUpdate({ target: stories.id, set: values })
  return subjectId
}

/** Returns the place behind all others. */
async function nextPosition(tx: Orm): Promise<number> {
  const [row] = await tx
    .select({ position: sql<number>`coalesce(max(${stories.position}), -1) + 1` })
    .from(stories)
  return row?.position ?? 0
}
