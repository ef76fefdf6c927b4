import type { Redirect } from '@rapport/staff-contract/redirects/redirects'
import { asc, gt } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { redirects } from '../seo/tables.ts'

/** Returns a page of redirects sorted by old path, and the cursor of the next page. */
export async function listRedirectRows(
  orm: Orm,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ redirects: Redirect[]; next: string | null }> {
  const { oldPath } = redirects
  const rows = await orm
    .select()
    .from(redirects)
    .where(after === undefined ? undefined : gt(oldPath, after))
    .orderBy(asc(oldPath))
    .limit(limit + 1)
  const part = rows.slice(0, limit)
  return { redirects: part, next: rows.length > limit ? (part.at(-1)?.oldPath ?? null) : null }
}
