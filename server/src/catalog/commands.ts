import type { CatalogItemDraft } from '@rapport/contract/drafts'
import type { Orm } from '../platform/database.ts'
import { catalogFormerSlugs, catalogItems, catalogShowcases } from './tables.ts'

/** Puts a catalogue into an empty database; parents come before their children. */
export async function loadCatalog(
  tx: Orm,
  drafts: CatalogItemDraft[],
  address: (picture: string) => string,
): Promise<void> {
  const ids = new Map<string, number>()
  const idOf = (slug: string) => {
    const id = ids.get(slug)
    if (id === undefined) throw new Error(`The catalogue names an unknown item: ${slug}`)
    return id
  }
  for (const [position, draft] of drafts.entries()) {
    const { formerSlugs, parent, picture, gallery, banner, shows, ...columns } = draft
    const [row] = await tx
      .insert(catalogItems)
      .values({
        ...columns,
        position,
        parentId: parent === null ? null : idOf(parent),
        logo: address(picture),
        logoThumb: address(picture),
        banner: banner && address(banner),
        gallery: gallery.map(address),
      })
      .returning({ id: catalogItems.id })
    if (row) ids.set(draft.slug, row.id)
    if (formerSlugs.length > 0)
      await tx
        .insert(catalogFormerSlugs)
        .values(formerSlugs.map((slug) => ({ slug, itemId: idOf(draft.slug) })))
  }
  const showcases = drafts.flatMap((draft) =>
    draft.shows.map((slug, position) => ({ landingId: idOf(draft.slug), itemId: idOf(slug), position })),
  )
  if (showcases.length > 0) await tx.insert(catalogShowcases).values(showcases)
}
