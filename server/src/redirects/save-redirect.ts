import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { redirectMessages } from '@rapport/staff-contract/redirects/redirect-messages'
import type { Redirect, RedirectInput } from '@rapport/staff-contract/redirects/redirects'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, orNotFound } from '../platform/http/api-error.ts'
import { checkVersion } from '../platform/versions/check-version.ts'
import { redirects } from '../seo/tables.ts'
import { listPagePaths } from '../site-pages/list-paths.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'
import { checkRedirect, storedOldPath } from './check-redirect.ts'
import { listTargetKeys, spellTarget, splitAddress } from './site-address.ts'

const TAKEN = { oldPath: [redirectMessages.taken] }

/** Writes an audit entry within the transaction of the change. */
type Audit = (tx: Orm, entry: AuditEntry) => Promise<void>

/**
 * Creates a redirect, or updates it, within a transaction. Throws 422 if the target is invalid, and 409 if
 * `version` is stale.
 */
export async function saveRedirect(
  tx: Orm,
  input: RedirectInput,
  { now, audit }: { now: Date; audit: Audit },
): Promise<Redirect> {
  await lockRedirects(tx)
  const { status, version } = input
  const newPath = spellTarget(input.newPath)
  const oldPath = storedOldPath(input.oldPath)
  const former = version === undefined ? undefined : await findForWrite(tx, oldPath, version)
  if (!former && (await findRedirect(tx, oldPath))) throw new ApiError(422, messages.invalid, TAKEN)
  const errors = await findErrors(tx, { oldPath, newPath }, now)
  if (Object.keys(errors).length > 0) throw new ApiError(422, messages.invalid, errors)
  return putRedirect(tx, { oldPath, newPath, status }, former, audit)
}

/** Writes a validated redirect in place of the former redirect, with an audit entry. */
export async function putRedirect(
  tx: Orm,
  { oldPath, newPath, status }: Omit<Redirect, 'version'>,
  former: Redirect | undefined,
  audit: Audit,
): Promise<Redirect> {
  const written = { oldPath, newPath, status, version: (former?.version ?? 0) + 1 }
  await tx.insert(redirects).values(written).onConflictDoUpdate({ target: redirects.oldPath, set: written })
  const before = former && { newPath: former.newPath, status: former.status }
  const after = { newPath, status }
  await audit(tx, {
    subject: 'redirect',
    subjectId: oldPath,
    title: oldPath,
    ...(before ? { before } : {}),
    after,
  })
  return written
}

/** Deletes a redirect. Throws 404 if it is missing. */
export async function deleteRedirect(
  tx: Orm,
  { oldPath, version }: { oldPath: string; version?: number | undefined },
  audit: Audit,
): Promise<void> {
  await lockRedirects(tx)
  const { newPath, status } = await findForWrite(tx, oldPath, version)
  await tx.delete(redirects).where(eq(redirects.oldPath, oldPath))
  const before = { newPath, status }
  await audit(tx, { subject: 'redirect', subjectId: oldPath, title: oldPath, before })
}

/** Concurrent writes could form a loop together, so they are serialized. */
const lockRedirects = (tx: Orm) => tx.execute(sql`lock table ${redirects} in share row exclusive mode`)

async function findRedirect(tx: Orm, oldPath: string): Promise<Redirect | undefined> {
  const [found] = await tx.select().from(redirects).where(eq(redirects.oldPath, oldPath))
  return found
}

async function findForWrite(tx: Orm, oldPath: string, version: number | undefined): Promise<Redirect> {
  const former = await orNotFound(findRedirect(tx, oldPath))
  await checkVersion(version, former.version, redirectMessages)
  return former
}

async function findErrors(
  tx: Orm,
  { oldPath, newPath }: { oldPath: string; newPath: string },
  now: Date,
): Promise<FieldErrors> {
  const living = await listPagePaths(tx, now)
  const { key, path } = splitAddress(newPath)
  const rows = await tx
    .select()
    .from(redirects)
    .where(inArray(redirects.oldPath, [key, path]))
  const next = new Map(rows.map((row) => [row.oldPath, row.newPath]))
  return checkRedirect({ oldPath, newPath }, { living, followed: await findFollowed(tx, oldPath), next })
}

/** Path of a target, without its query and fragment. */
const TARGET_PATH = sql`split_part(split_part(${redirects.newPath}, '?', 1), '#', 1)`

/** Returns the old path of another redirect that leads to an old path, with any query if the old path has none. */
async function findFollowed(tx: Orm, oldPath: string): Promise<string | undefined> {
  const { path, key } = splitAddress(oldPath)
  const rows = await tx
    .select()
    .from(redirects)
    .where(and(sql`${TARGET_PATH} = ${path}`, ne(redirects.oldPath, oldPath)))
  return rows.find((row) => listTargetKeys(row.newPath).includes(key))?.oldPath
}
