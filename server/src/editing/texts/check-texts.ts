import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { listReferences } from '@rapport/markdown/references'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { findPictures } from '../../media/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type AnyKind, getTexts, type Snapshot } from '../kinds.ts'

/** Returns errors by field for pictures that are missing in the library, or not ready. */
export async function checkTexts(tx: Orm, kind: AnyKind, snapshot: Snapshot): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  for (const { field, markdown } of getTexts(kind, snapshot)) {
    const { pictures } = listReferences(markdown)
    const known = await findPictures(tx, pictures)
    const wrong = pictures.flatMap((file) => {
      const state = known.get(file)?.state
      if (state === 'ready') return []
      if (state === 'pending') return [editingMessages.textPicturePending(file)]
      return [
        state === 'failed'
          ? editingMessages.textPictureFailed(file)
          : editingMessages.textPictureMissing(file),
      ]
    })
    if (wrong.length > 0) errors[field] = wrong
  }
  return errors
}
