import type { WriteOptions } from '../content-kind.ts'
import { findPictureByFile } from '../media/queries.ts'
import type { Orm } from '../platform/database/database.ts'
import type { EntryRow } from './entries.ts'
import { renderText } from './texts/render-text.ts'

export const writeOptions = (tx: Orm, { subjectId }: EntryRow, now: Date): WriteOptions => ({
  subjectId: subjectId ?? undefined,
  now,
  findPictureId: async (file) => (await findPictureByFile(tx, file))?.id,
  renderText: (markdown) => renderText(tx, markdown),
})
