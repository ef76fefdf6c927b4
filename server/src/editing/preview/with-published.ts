import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { publishEntries } from '../publish.ts'
import { contentDrafts, contentEntries } from '../tables.ts'
import type { Author } from '../write-entry.ts'

/** An entry of a preview. */
export interface PreviewedEntry {
  id: number
  title: string
  /** False if nothing would change by its publication. */
  isPublishable: boolean
}

/** Rolls back the transaction and carries the result out of it. */
class Undo<T> extends Error {
  readonly read: T
  constructor(read: T) {
    super('A preview is undone')
    this.read = read
  }
}

/**
 * Returns the result of `read` in a transaction that publishes drafts and is rolled back. `read` must use this
 * transaction: other connections don't see its writes. Limits each statement to `statementMs`. Throws 404 if no entry
 * exists, 422 if a draft can't be published.
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

/** Skips entries that have no draft and are on the site. */
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

/** A preview has no form, so each error is prefixed with the title of its entry. */
function withTitles(fields: FieldErrors, drafts: PreviewedEntry[]): FieldErrors {
  const named = Object.entries(fields).map(([field, errors]): [string, string[]] => {
    const title = drafts[Number(field.split('.')[1])]?.title
    return [field, errors.map((error) => (title ? `«${title}»: ${error}` : error))]
  })
  return Object.fromEntries(named)
}
