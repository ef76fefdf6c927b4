import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { type MediaRow, media, mediaFormerFiles } from './tables.ts'

type State = MediaRow['state'] | 'trashed'

const messageOf: Record<State, string | undefined> = {
  ready: undefined,
  trashed: editingMessages.pictureTrashed,
  failed: editingMessages.pictureFailed,
  pending: editingMessages.picturePending,
}

/** Returns the errors of pictures in use, by field. Null: a required picture is missing. */
export async function checkPictures(
  orm: Orm,
  files: Readonly<Record<string, string | null>>,
): Promise<FieldErrors> {
  const states = await findStates(
    orm,
    Object.values(files).filter((file) => file !== null),
  )
  const errors: FieldErrors = {}
  for (const [field, file] of Object.entries(files)) {
    const state = file === null ? undefined : states.get(file)
    const missing = file === null ? editingMessages.pictureRequired : editingMessages.pictureMissing
    const message = state === undefined ? missing : messageOf[state]
    if (message) errors[field] = [message]
  }
  return errors
}

async function findStates(orm: Orm, names: string[]): Promise<Map<string, State>> {
  if (names.length === 0) return new Map()
  const { file } = media
  const state = sql<State>`case when ${media.trashedAt} is null then ${media.state} else 'trashed' end`
  const present = await orm.select({ file, state }).from(media).where(inArray(file, names))
  const former = await orm
    .select({ file: mediaFormerFiles.file, state })
    .from(mediaFormerFiles)
    .innerJoin(media, eq(media.id, mediaFormerFiles.mediaId))
    .where(inArray(mediaFormerFiles.file, names))
  return new Map([...former, ...present].map((row) => [row.file, row.state]))
}

/** Returns the fields of a list of pictures: `gallery.0` and so on. */
export const pictureFields = (field: string, files: string[]): Record<string, string> =>
  Object.fromEntries(files.map((file, index) => [`${field}.${index}`, file]))
