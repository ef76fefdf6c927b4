import type { SeedRedirect } from '@rapport/contract/seed'
import type { SeoGroup, SeoInput } from '@rapport/contract/seo'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Orm } from '../platform/database/database.ts'
import { redirects, seoRecords } from './tables.ts'

/** Writes down what was said of a page; nothing where nothing was said. */
export async function saveSeo(
  tx: Orm,
  groupName: SeoGroup,
  entityId: string,
  input: { [Field in keyof SeoInput]: SeoInput[Field] | null },
): Promise<void> {
  if (Object.keys(input).length === 0) return
  const values = { ...input, groupName, entityId }
  await tx
    .insert(seoRecords)
    .values(values)
    .onConflictDoUpdate({ target: [seoRecords.groupName, seoRecords.entityId], set: values })
}

export async function seedRedirects(tx: Orm, seeds: SeedRedirect[]): Promise<void> {
  if (seeds.length === 0) return
  await tx
    .insert(redirects)
    .values(seeds.map(({ from, to, status }) => ({ oldPath: from, newPath: to, status })))
}

/**
 * Has a page's former address lead to its new one for good. Whatever led to the former one leads there at once, and what led away
 * from the new one is dropped, so that there is no chain and no loop.
 */
export async function moveAddress(tx: Orm, from: string, to: string): Promise<void> {
  if (from === to) return
  await tx.delete(redirects).where(eq(redirects.oldPath, to))
  await tx
    .update(redirects)
    .set({ newPath: to, version: sql`${redirects.version} + 1` })
    .where(and(eq(redirects.newPath, from), ne(redirects.oldPath, to)))
  const moved = { newPath: to, status: 301 }
  await tx
    .insert(redirects)
    .values({ oldPath: from, ...moved })
    .onConflictDoUpdate({
      target: redirects.oldPath,
      set: { ...moved, version: sql`${redirects.version} + 1` },
    })
}
