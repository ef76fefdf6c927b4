import type { Orm } from '../../platform/database/database.ts'
import type { ImportAuthor, ImportResult, PlanPart } from '../kinds/import-kind.ts'
import { membersFirst } from '../kinds/material-rows.ts'
import { getImportRows } from '../kinds/row-kinds.ts'
import type { ContentWrite } from '../kinds/write-content.ts'
import { writeItems } from '../kinds/write-items.ts'

/** A planned write of a sheet: a redirect, or an entry of the catalogue. */
export interface CatalogueWrite {
  isRedirect: boolean
  write: unknown
}

/** Entries are written after those they refer to. */
const ORDER = ['material', 'price-group', 'item']

/**
 * Writes all sheets of a workbook as one batch. Returns its id, undefined if no entry changes. Throws LineError if an
 * entry can't be written.
 */
export async function applyCatalogue(
  tx: Orm,
  writes: PlanPart<unknown>['writes'],
  options: { as: ImportResult; title: string },
  author: ImportAuthor,
): Promise<number | undefined> {
  const all = writes as PlanPart<CatalogueWrite>['writes']
  const entries = all.flatMap(({ line, write }) =>
    write.isRedirect ? [] : [{ line, write: write.write as ContentWrite }],
  )
  const ordered = ORDER.flatMap((kind) => {
    const ofKind = entries.filter(({ write }) => write.kind === kind)
    return kind === 'material' ? membersFirst(ofKind) : ofKind
  })
  const batchId = ordered.length > 0 ? await writeItems(tx, ordered, options, author) : undefined
  const redirects = all.flatMap(({ line, write }) => (write.isRedirect ? [{ line, write: write.write }] : []))
  await getImportRows('redirects').apply(tx, redirects, options, author)
  return batchId
}
