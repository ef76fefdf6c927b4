import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ContentKind } from '../content-kind.ts'
import { checkPictures } from '../media/check-pictures.ts'
import { pictureFile } from '../media/media-paths.ts'
import { resolveRowPictures } from '../media/pictures.ts'
import { siteProperties, type WrittenSocialLink } from './tables.ts'
import { toWarningSnapshots, toWarnings } from './warnings.ts'

/** Key of the single row. */
const KEY = '1'

/** Data of the factory that every page shows. There is a single entry, which is never unpublished. */
export const siteKind: ContentKind<'site'> = {
  name: 'site',
  tables: [siteProperties],
  resolvePath: async () => '/',

  async read(orm) {
    const [stored] = await orm.select().from(siteProperties)
    const row = await resolveRowPictures(orm, stored, ['logo'])
    if (!row) return undefined
    const { id: _, name, logo, warnings, ...properties } = row
    return {
      ...properties,
      title: name,
      warnings: toWarningSnapshots(warnings),
      logo: logo && pictureFile(logo),
    }
  },

  async check(tx, { logo }, { subjectId }): Promise<FieldErrors> {
    if (subjectId !== KEY) return { message: [editingMessages.siteIsOne] }
    return logo === null ? {} : checkPictures(tx, { logo })
  },

  async write(tx, { title, logo, social, warnings, ...properties }, { findPictureId }) {
    const values = {
      ...properties,
      name: title,
      warnings: toWarnings(warnings),
      // Parsed JSON has no undefined values.
      social: social as WrittenSocialLink[],
      logo: logo === null ? null : ((await findPictureId(logo)) ?? null),
    }
    await tx
      .insert(siteProperties)
      .values(values)
      .onConflictDoUpdate({ target: siteProperties.id, set: values })
    return KEY
  },
}
