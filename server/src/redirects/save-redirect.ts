import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { messages } from '@rapport/contract/errors/messages'
import { redirectMessages } from '@rapport/staff-contract/redirects/redirect-messages'
import type { Redirect, RedirectInput } from '@rapport/staff-contract/redirects/redirects'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { ApiError, orNotFound } from '../platform/http/api-error.ts'
import { canonicalPath, isPagePath, isServicePath } from '../platform/http/canonical-path.ts'
import { checkVersion } from '../platform/versions/check-version.ts'
import { redirects } from '../seo/tables.ts'
import { listPagePaths } from '../site-pages/list-paths.ts'
import type { AuditEntry } from '../staff/audit/audit-log.ts'

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
  const { path: newPath, rest } = splitTarget(input.newPath)
  const oldPath = canonicalPath(input.oldPath) ?? input.oldPath
  const former = version === undefined ? undefined : await findForWrite(tx, oldPath, version)
  if (!former && (await findRedirect(tx, oldPath))) throw new ApiError(422, messages.invalid, TAKEN)
  const errors = await checkRedirect(tx, { oldPath, newPath }, now)
  if (Object.keys(errors).length > 0) throw new ApiError(422, messages.invalid, errors)
  return putRedirect(tx, { oldPath, newPath: `${newPath}${rest}`, status }, former, audit)
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

/** Splits a URL into the path of a page and the rest, and returns the normalized URL too. */
export function splitTarget(target: string): { path: string; rest: string; target: string } {
  const at = target.search(/[?#]/)
  const asked = at < 0 ? target : target.slice(0, at)
  const path = canonicalPath(asked) ?? asked
  const rest = at < 0 ? '' : target.slice(at)
  return { path, rest, target: `${path}${rest}` }
}

async function checkRedirect(
  tx: Orm,
  { oldPath, newPath }: { oldPath: string; newPath: string },
  now: Date,
): Promise<FieldErrors> {
  const living = await listPagePaths(tx, now)
  const [followed] = await tx
    .select()
    .from(redirects)
    .where(and(eq(redirects.newPath, oldPath), ne(redirects.oldPath, oldPath)))
    .limit(1)
  const [next] = await tx.select().from(redirects).where(eq(redirects.oldPath, newPath))
  return checkPaths({ oldPath, newPath }, { living, followed: followed?.oldPath, next: next?.newPath })
}

/** Facts about two paths: the redirects that lead to the first, and the target of the second. */
interface PathFacts {
  living: ReadonlySet<string>
  followed: string | undefined
  next: string | undefined
}

/** Returns the errors of a redirect between two paths, by field. */
export function checkPaths(
  { oldPath, newPath }: { oldPath: string; newPath: string },
  { living, followed, next }: PathFacts,
): FieldErrors {
  const errors: FieldErrors = {}
  if (!isOldPath(oldPath)) errors.oldPath = [redirectMessages.noPath]
  else if (living.has(oldPath)) errors.oldPath = [redirectMessages.living]
  else if (followed !== undefined) errors.oldPath = [redirectMessages.followed(followed)]
  if (newPath === oldPath) errors.newPath = [redirectMessages.itself]
  else if (!isPath(newPath)) errors.newPath = [redirectMessages.noPath]
  else if (!living.has(newPath))
    errors.newPath = [next === undefined ? redirectMessages.nowhere : redirectMessages.chain(next)]
  return errors
}

const isPath = (path: string) => canonicalPath(path) === path && isPagePath(path)
/** Pages of other sites end in `.html` or `.php`. Files of this site have routes of their own, before any redirect. */
const isOldPath = (path: string) => canonicalPath(path) === path && !isServicePath(path)
