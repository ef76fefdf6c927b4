import { editingMessages } from '@rapport/contract/editing/editing-messages'
import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { inArray } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { type MediaRow, media } from './tables.ts'

const messageOf: Record<MediaRow['state'], string | undefined> = {
  ready: undefined,
  failed: editingMessages.pictureFailed,
  pending: editingMessages.picturePending,
}

/** Returns what is wrong with pictures that are to be shown, each by its field; null: one is missing that has to be there. */
export async function checkPictures(
  orm: Orm,
  files: Readonly<Record<string, string | null>>,
): Promise<FieldErrors> {
  const names = Object.values(files).filter((file) => file !== null)
  const rows = names.length > 0 ? await orm.select().from(media).where(inArray(media.file, names)) : []
  const states = new Map(rows.map(({ file, state }) => [file, state]))
  const errors: FieldErrors = {}
  for (const [field, file] of Object.entries(files)) {
    const state = file === null ? undefined : states.get(file)
    const missing = file === null ? editingMessages.pictureRequired : editingMessages.pictureMissing
    const message = state === undefined ? missing : messageOf[state]
    if (message) errors[field] = [message]
  }
  return errors
}

/** Returns the fields of a list of pictures: `gallery.0` and so on. */
export const pictureFields = (field: string, files: string[]): Record<string, string> =>
  Object.fromEntries(files.map((file, index) => [`${field}.${index}`, file]))
