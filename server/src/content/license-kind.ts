import { LICENSES_PATH } from '@rapport/contract/paths/paths'
import { eq } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { requirePicture } from '../media/require-picture.ts'
import { deleteListedRow, writeListedRow } from './listed-rows.ts'
import { licenses } from './tables.ts'

/** A license or certificate; all are shown on one page. */
export const licenseKind: ContentKind<'licence'> = {
  name: 'licence',
  tables: [licenses],
  resolvePath: async () => LICENSES_PATH,

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

  async write(tx, { picture, ...fields }, { subjectId, findPicture }) {
    const image = await requirePicture(findPicture, picture)
    return writeListedRow(tx, licenses, { ...fields, image }, subjectId)
  },

  remove: (tx, subjectId) => deleteListedRow(tx, licenses, subjectId),
}
