import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { editingMessages } from '@rapport/staff-contract/editing/editing-messages'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { findRedirect } from '../../seo/queries.ts'
import { catalogFormerSlugs, catalogHiddenItems, catalogItems } from '../tables.ts'
import { pathOfItem } from './item-paths.ts'

/** Returns the error of an item's slug: another item has it or had it, or a redirect uses its path. */
export async function checkSlug(
  tx: Orm,
  snapshot: ItemSnapshot,
  id: number | undefined,
  published: ItemSnapshot | undefined,
): Promise<FieldErrors> {
  const { slug, formerSlugs } = snapshot
  if (await isTaken(tx, slug, id)) return { slug: [editingMessages.slugTaken] }
  const [former] = await listFormer(tx, [slug], id)
  if (former || (await isRedirected(tx, snapshot, published))) return { slug: [editingMessages.slugMoved] }
  const taken = new Set((await listFormer(tx, formerSlugs, id)).map((row) => row.slug))
  const wrong = formerSlugs.flatMap((one, index) => (taken.has(one) ? [index] : []))
  return Object.fromEntries(wrong.map((index) => [`formerSlugs.${index}`, [editingMessages.slugTaken]]))
}

async function isTaken(tx: Orm, slug: string, id = 0): Promise<boolean> {
  const shown = await tx
    .select({ id: catalogItems.id })
    .from(catalogItems)
    .where(and(eq(catalogItems.slug, slug), ne(catalogItems.id, id)))
  const hidden = await tx
    .select({ id: catalogHiddenItems.id })
    .from(catalogHiddenItems)
    .where(and(sql`${catalogHiddenItems.snapshot} ->> 'slug' = ${slug}`, ne(catalogHiddenItems.id, id)))
  return shown.length > 0 || hidden.length > 0
}

async function listFormer(tx: Orm, slugs: string[], id = 0): Promise<{ slug: string }[]> {
  if (slugs.length === 0) return []
  const { slug, itemId } = catalogFormerSlugs
  const former = tx
    .select({ slug })
    .from(catalogFormerSlugs)
    .where(and(inArray(slug, slugs), ne(itemId, id)))
  const present = tx
    .select({ slug: catalogItems.slug })
    .from(catalogItems)
    .where(and(inArray(catalogItems.slug, slugs), ne(catalogItems.id, id)))
  return former.union(present)
}

/** An item may take back its own former slug. */
async function isRedirected(
  tx: Orm,
  snapshot: ItemSnapshot,
  published: ItemSnapshot | undefined,
): Promise<boolean> {
  const path = await pathOfItem(snapshot, tx)
  const redirect = path === undefined ? undefined : await findRedirect(tx, [path])
  if (!redirect) return false
  return !published || redirect.newPath !== (await pathOfItem(published, tx))
}
