import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { publishEntries } from '../publish.ts'
import { contentDrafts, contentEntries } from '../tables.ts'
import type { Author } from '../write-entry.ts'

/** A thing that a preview was asked of. */
export interface PreviewedEntry {
  id: number
  title: string
  /** Whether publishing it would change anything. */
  isPublishable: boolean
}

/** Thrown through the transaction to undo it, with what was read in it. */
class Undo<T> extends Error {
  readonly read: T
  constructor(read: T) {
    super('A preview is undone')
    this.read = read
  }
}

/**
 * Returns what is read in a transaction that publishes drafts by the same functions as publishing does, and is rolled back:
 * nothing is written, and nobody is notified. `read` uses this transaction alone: other connections do not see
 * what it wrote. No statement of it takes longer than `statementMs`. Throws the 404 where none of the things is there, and the 422 of what can't be published.
 */
export async function withPublished<T>(
  orm: Orm,
  { entryIds, now, statementMs }: { entryIds: number[]; now: Date; statementMs: number },
  read: (tx: Orm, entries: PreviewedEntry[]) => Promise<T>,
): Promise<T> {
  try {
    return await orm.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', ${String(statementMs)}, true)`)
      const entries = await publishDrafts(tx, entryIds, now)
      throw new Undo(await read(tx, entries))
    })
  } catch (error) {
    if (error instanceof Undo) return error.read as T
    throw error
  }
}

/** Publishes what is a draft of these things, or was taken down: what is on the site stays as it is. */
async function publishDrafts(tx: Orm, entryIds: number[], now: Date): Promise<PreviewedEntry[]> {
  const { id, version, title, publishedVersion } = contentEntries
  const rows = await tx
    .select({ id, version, title, publishedVersion, draftOf: contentDrafts.entryId })
    .from(contentEntries)
    .leftJoin(contentDrafts, eq(contentDrafts.entryId, id))
    .where(inArray(id, entryIds))
    .orderBy(asc(id))
  if (rows.length === 0) throw notFound()
  const entries = rows.map((row) => ({
    ...row,
    isPublishable: row.draftOf !== null || row.publishedVersion === null,
  }))
  const drafts = entries.filter(({ isPublishable }) => isPublishable)
  const author: Author = { staffId: null, now, audit: async () => undefined }
  await publishEntries(tx, drafts, author).catch((error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    throw new ApiError(422, editingMessages.previewUnpublishable, withTitles(error.fields, drafts))
  })
  return entries
}

/** There is no form beside a preview: each mistake says which thing it is of. */
function withTitles(fields: FieldErrors, drafts: PreviewedEntry[]): FieldErrors {
  const named = Object.entries(fields).map(([field, errors]): [string, string[]] => {
    const title = drafts[Number(field.split('.')[1])]?.title
    return [field, errors.map((error) => (title ? `«${title}»: ${error}` : error))]
  })
  return Object.fromEntries(named)
}
