import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { eq } from 'drizzle-orm'
import type { ContentKind } from '../content-kind.ts'
import { deleteListedRow, writeListedRow } from './listed-rows.ts'
import { layoutRequirements } from './tables.ts'

/** A requirement for layouts; all are shown on the ordering page. */
export const layoutRequirementKind: ContentKind<'layout-requirement'> = {
  name: 'layout-requirement',
  tables: [layoutRequirements],
  resolvePath: async () => TEXT_PAGE_PATHS.help,

  async read(orm, subjectId) {
    const { title, content, position } = layoutRequirements
    const [row] = await orm
      .select({ title, content, position })
      .from(layoutRequirements)
      .where(eq(layoutRequirements.id, Number(subjectId)))
    return row
  },

  check: async () => ({}),
  write: (tx, snapshot, { subjectId }) => writeListedRow(tx, layoutRequirements, snapshot, subjectId),
  remove: (tx, subjectId) => deleteListedRow(tx, layoutRequirements, subjectId),
}
