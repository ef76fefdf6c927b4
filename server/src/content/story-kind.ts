import { eq } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { resolvePictures, resolveRowPictures } from '../media/pictures.ts'
import { requirePicture } from '../media/require-picture.ts'
import { deleteListedRow, writeListedRow } from './listed-rows.ts'
import { stories } from './tables.ts'

/** A story with its frames. It has no page: it opens on every page. */
export const storyKind: ContentKind<'story'> = {
  name: 'story',
  tables: [stories],
  resolvePath: async () => '/',

  async read(orm, subjectId) {
    const [stored] = await orm
      .select()
      .from(stories)
      .where(eq(stories.id, Number(subjectId)))
    const row = await resolveRowPictures(orm, stored, ['cover'])
    if (!row) return undefined
    const { title, cover, position } = row
    const frames = await resolvePictures(orm, row.frames, ['image'])
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

  async write(tx, { title, cover, frames, position }, { subjectId, findPictureId }) {
    const row = {
      title,
      position,
      cover: await requirePicture(findPictureId, cover),
      frames: await Promise.all(
        frames.map(async ({ picture, ...frame }) => ({
          ...frame,
          image: await requirePicture(findPictureId, picture),
        })),
      ),
    }
    return writeListedRow(tx, stories, row, subjectId)
  },

  remove: (tx, subjectId) => deleteListedRow(tx, stories, subjectId),
}
