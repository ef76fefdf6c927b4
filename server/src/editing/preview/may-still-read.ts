import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { staff } from '../../staff/tables.ts'
import { mayReadKind } from '../require-kinds.ts'
import { contentEntries } from '../tables.ts'
import type { PreviewGrant } from './preview-token.ts'

/** Returns whether the author of a link is an active staff member and may read every entry that the link shows. */
export async function mayStillRead(
  orm: Orm,
  { staffId, entryIds }: Pick<PreviewGrant, 'staffId' | 'entryIds'>,
): Promise<boolean> {
  const [maker] = await orm
    .select({ role: staff.role })
    .from(staff)
    .where(and(eq(staff.id, staffId), isNull(staff.blockedAt)))
  if (!maker) return false
  const kinds = await orm
    .selectDistinct({ kind: contentEntries.kind })
    .from(contentEntries)
    .where(inArray(contentEntries.id, entryIds))
  return kinds.every(({ kind }) => mayReadKind(maker.role, kind))
}
