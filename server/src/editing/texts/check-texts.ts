import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { listAddresses } from '@rapport/markdown/addresses'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { findPictures } from '../../media/queries.ts'
import type { Orm } from '../../platform/database/database.ts'
import { type AnyKind, type Snapshot, textsOf } from '../kinds.ts'

/** Returns what keeps the texts of a snapshot from being published, by field: pictures that the library has not, or not yet. */
export async function checkTexts(tx: Orm, kind: AnyKind, snapshot: Snapshot): Promise<FieldErrors> {
  const errors: FieldErrors = {}
  for (const { field, markdown } of textsOf(kind, snapshot)) {
    const { pictures } = listAddresses(markdown)
    const found = await findPictures(tx, pictures)
    const wrong = pictures.flatMap((file) => {
      const state = found.get(file)?.state
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
