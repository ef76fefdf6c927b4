import type { SeedRedirect } from '@rapport/staff-contract/seed/seed'
import { inArray, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { redirects } from './tables.ts'

/** Redirects in one statement: each takes three parameters. */
const INSERTED_AT_ONCE = 1000

export async function seedRedirects(tx: Orm, seeds: SeedRedirect[]): Promise<void> {
  if (seeds.length === 0) return
  await tx
    .insert(redirects)
    .values(seeds.map(({ from, to, status }) => ({ oldPath: from, newPath: to, status })))
}

/**
 * Redirects former paths to new ones permanently. Redirects to a former path are updated, and redirects from
 * a new path are deleted, so that there are no chains or loops.
 */
export async function movePaths(tx: Orm, moves: Iterable<readonly [string, string]>): Promise<void> {
  const news = new Map([...moves].filter(([from, to]) => from !== to))
  if (news.size === 0) return
  const [from, to] = [[...news.keys()], [...news.values()]]
  await tx.delete(redirects).where(inArray(redirects.oldPath, to))
  await tx.execute(sql`
    update ${redirects} set new_path = moved.new_path, version = ${redirects}.version + 1
    from unnest(${sql.param(from)}::text[], ${sql.param(to)}::text[]) as moved (old_path, new_path)
    where ${redirects.newPath} = moved.old_path`)
  const rows = from.flatMap((oldPath) => {
    const newPath = news.get(oldPath)
    // A page has this path by now.
    return newPath === undefined || to.includes(oldPath) ? [] : [{ oldPath, newPath, status: 301 }]
  })
  for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE)
    await tx
      .insert(redirects)
      .values(rows.slice(at, at + INSERTED_AT_ONCE))
      .onConflictDoUpdate({
        target: redirects.oldPath,
        set: {
          newPath: sql`excluded.new_path`,
          status: sql`excluded.status`,
          version: sql`${redirects.version} + 1`,
        },
      })
}
