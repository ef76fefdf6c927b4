import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ContentKind } from '../content-kind.ts'
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
    const [row] = await orm.select().from(siteProperties)
    if (!row) return undefined
    const { id: _, logo: _logo, name, warnings, ...properties } = row
    return { ...properties, title: name, warnings: toWarningSnapshots(warnings) }
  },

  check: async (_tx, _snapshot, { subjectId }): Promise<FieldErrors> =>
    subjectId === KEY ? {} : { message: [editingMessages.siteIsOne] },

  async write(tx, { title, social, warnings, ...properties }) {
    const values = {
      ...properties,
      name: title,
      warnings: toWarnings(warnings),
      // Parsed JSON has no undefined values.
      social: social as WrittenSocialLink[],
    }
    await tx
      .insert(siteProperties)
      .values(values)
      .onConflictDoUpdate({ target: siteProperties.id, set: values })
    return KEY
  },
}
