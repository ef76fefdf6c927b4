import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import { hasPermission, type StaffRole } from '@rapport/staff-contract/staff/permissions'
import { eq, inArray } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import type { AdminCall } from '../staff/admin-route.ts'
import { contentEntries, contentVersions } from './tables.ts'

type Call = Pick<AdminCall, 'requirePermission'>
/** `writeSeo` allows changes of SEO fields only. The command checks the changed fields. */
type Act = 'read' | 'write' | 'writeSeo' | 'writeMany' | 'writeManySeo'

/** Throws 403 if the staff member has no permission for the kind. */
export function requireKind(call: Call, kind: ContentKindName, act: Act): Promise<void> {
  const permissions = getKindPermissions(kind)
  const whole = act === 'writeManySeo' ? permissions.writeMany : permissions.write
  return call.requirePermission(permissions[act] ?? whole)
}

/** Throws 403 if the staff member has no permission for the kind of an entry. Ignores missing entries. */
export async function requireEntries(orm: Orm, call: Call, ids: number[], act: Act): Promise<void> {
  const rows = await orm
    .selectDistinct({ kind: contentEntries.kind })
    .from(contentEntries)
    .where(inArray(contentEntries.id, ids))
  for (const { kind } of rows) await requireKind(call, kind, act)
}

/** Throws 403 if the staff member has no permission for the entry of a version. */
export async function requireVersion(orm: Orm, call: Call, id: number, act: Act): Promise<void> {
  const [version] = await orm
    .select({ entryId: contentVersions.entryId })
    .from(contentVersions)
    .where(eq(contentVersions.id, id))
  if (version) await requireEntries(orm, call, [version.entryId], act)
}

export const mayReadKind = (role: StaffRole, kind: ContentKindName): boolean =>
  hasPermission(role, getKindPermissions(kind).read)
