import { eq } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { requirePicture } from '../media/require-picture.ts'
import { deleteListedRow, writeListedRow } from './listed-rows.ts'
import { stories } from './tables.ts'

/** A story with its frames. It has no page: it opens on every page. */
export const storyKind: ContentKind<'story'> = {
  name: 'story',
  tables: [stories],
  resolvePath: async () => '/',

  async read(orm, subjectId) {
    const [row] = await orm
      .select()
      .from(stories)
      .where(eq(stories.id, Number(subjectId)))
    if (!row) return undefined
    const { title, cover, frames, position } = row
    return {
      title,
      position,
      cover: pictureFile(cover),
      frames: frames.map(({ image, ...frame }) => ({ ...frame, picture: pictureFile(image) })),
    }
  },

  check(tx, { cover, frames }) {
    const files = frames.map(({ picture }, index) => [`frames.${index}.picture`, picture] as const)
    return checkPictures(tx, { cover, ...Object.fromEntries(files) })
  },

  async write(tx, { title, cover, frames, position }, { subjectId, findPicture }) {
    const row = {
      title,
      position,
      cover: await requirePicture(findPicture, cover),
      frames: await Promise.all(
        frames.map(async ({ picture, ...frame }) => ({
          ...frame,
          image: await requirePicture(findPicture, picture),
        })),
      ),
    }
    return writeListedRow(tx, stories, row, subjectId)
  },

  remove: (tx, subjectId) => deleteListedRow(tx, stories, subjectId),
}
