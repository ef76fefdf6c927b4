import { and, eq } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { redirects } from '../seo/tables.ts'
import type { BatchAuthor } from './create-batch.ts'
import type { CreatedRedirect } from './tables.ts'

/** Deletes redirects that a batch has created, except for those that have changed since. */
export async function deleteRedirects(
  tx: Orm,
  created: readonly CreatedRedirect[],
  audit: BatchAuthor['audit'],
): Promise<void> {
  for (const { oldPath, newPath } of created) {
    const unchanged = and(
      eq(redirects.oldPath, oldPath),
      eq(redirects.newPath, newPath),
      eq(redirects.version, 1),
    )
    const deleted = await tx.delete(redirects).where(unchanged).returning({ status: redirects.status })
    if (deleted.length > 0)
      await audit(tx, { subject: 'redirect', subjectId: oldPath, title: oldPath, before: { newPath } })
  }
}
