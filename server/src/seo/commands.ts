import type { SeedRedirect } from '@rapport/contract/seed'
import type { SeoGroup, SeoInput } from '@rapport/contract/seo'
import type { Orm } from '../platform/database/database.ts'
import { redirects, seoRecords } from './tables.ts'

/** Writes down what was said of a page; nothing where nothing was said. */
export async function saveSeo(
  tx: Orm,
  groupName: SeoGroup,
  entityId: string,
  input: SeoInput,
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
