import { redirectMessages } from '@rapport/contract/addresses/redirect-messages'
import type { Redirect, RedirectInput } from '@rapport/contract/addresses/redirects'
import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { messages } from '@rapport/contract/messages'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { ApiError, notFound } from '../../platform/http/api-error.ts'
import { canonicalPath, isPagePath } from '../../platform/http/canonical-path.ts'
import { redirects } from '../../seo/tables.ts'
import type { AuditEntry } from '../../staff/audit/audit-log.ts'
import { listLivingPaths } from './living-paths.ts'

/** Writes to the audit log, within the transaction that writes. */
type Audit = (tx: Orm, entry: AuditEntry) => Promise<void>

/** Adds a redirect, or changes the one of a version, within a transaction. Throws the 422 of what would lead nowhere, and the 409 of a stale version. */
export async function saveRedirect(
  tx: Orm,
  input: RedirectInput,
  { now, audit }: { now: Date; audit: Audit },
): Promise<Redirect> {
  await lockRedirects(tx)
  const { status, version } = input
  const { path: newPath, rest } = splitAddress(input.newPath)
  const oldPath = canonicalPath(input.oldPath) ?? input.oldPath
  const former = await findForWrite(tx, oldPath, version)
  const errors = await checkRedirect(tx, { oldPath, newPath }, now)
  if (Object.keys(errors).length > 0) throw new ApiError(422, messages.invalid, errors)
  return putRedirect(tx, { oldPath, newPath: `${newPath}${rest}`, status }, former, audit)
}

/** Writes a redirect that has been checked, in place of the former one, with what is noted. */
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

/** Removes the redirect of a version. Throws the 404 where there is none. */
export async function deleteRedirect(
  tx: Orm,
  { oldPath, version }: { oldPath: string; version?: number | undefined },
  audit: Audit,
): Promise<void> {
  await lockRedirects(tx)
  if (version === undefined) throw new ApiError(400, redirectMessages.versionRequired)
  const former = await findForWrite(tx, oldPath, version)
  await tx.delete(redirects).where(eq(redirects.oldPath, oldPath))
  const before = { newPath: former?.newPath, status: former?.status }
  await audit(tx, { subject: 'redirect', subjectId: oldPath, title: oldPath, before })
}

/** Two that are written at once could make a loop together: one follows another. */
const lockRedirects = (tx: Orm) => tx.execute(sql`lock table ${redirects} in share row exclusive mode`)

async function findForWrite(tx: Orm, oldPath: string, version: number | undefined) {
  const [former] = await tx.select().from(redirects).where(eq(redirects.oldPath, oldPath))
  if (version === undefined) {
    if (former) throw new ApiError(422, messages.invalid, { oldPath: [redirectMessages.taken] })
    return undefined
  }
  if (!former) throw notFound()
  if (former.version !== version) throw new ApiError(409, redirectMessages.stale)
  return former
}

/** Returns an address as the path of a page, what stands behind it, and both together. */
export function splitAddress(address: string): { path: string; rest: string; address: string } {
  const at = address.search(/[?#]/)
  const asked = at < 0 ? address : address.slice(0, at)
  const path = canonicalPath(asked) ?? asked
  const rest = at < 0 ? '' : address.slice(at)
  return { path, rest, address: `${path}${rest}` }
}

/** Returns what is wrong with a redirect between two paths, by field. */
async function checkRedirect(
  tx: Orm,
  { oldPath, newPath }: { oldPath: string; newPath: string },
  now: Date,
): Promise<FieldErrors> {
  const living = await listLivingPaths(tx, now)
  const [followed] = await tx
    .select()
    .from(redirects)
    .where(and(eq(redirects.newPath, oldPath), ne(redirects.oldPath, oldPath)))
    .limit(1)
  const [next] = await tx.select().from(redirects).where(eq(redirects.oldPath, newPath))
  return checkPaths({ oldPath, newPath }, { living, followed: followed?.oldPath, next: next?.newPath })
}

/** What is known of two paths: from where the first is led to, and where the second leads. */
interface PathFacts {
  living: ReadonlySet<string>
  followed: string | undefined
  next: string | undefined
}

/** Returns what is wrong with a redirect between two paths, by field. */
export function checkPaths(
  { oldPath, newPath }: { oldPath: string; newPath: string },
  { living, followed, next }: PathFacts,
): FieldErrors {
  const errors: FieldErrors = {}
  if (!isPath(oldPath)) errors.oldPath = [redirectMessages.noPath]
  else if (living.has(oldPath)) errors.oldPath = [redirectMessages.living]
  else if (followed !== undefined) errors.oldPath = [redirectMessages.followed(followed)]
  if (newPath === oldPath) errors.newPath = [redirectMessages.itself]
  else if (!isPath(newPath)) errors.newPath = [redirectMessages.noPath]
  else if (!living.has(newPath))
    errors.newPath = [next === undefined ? redirectMessages.nowhere : redirectMessages.chain(next)]
  return errors
}

const isPath = (path: string) => canonicalPath(path) === path && isPagePath(path)
