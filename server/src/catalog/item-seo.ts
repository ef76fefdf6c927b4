import type { CatalogCard } from '@rapport/contract/catalog'
import type { SeoDraft } from '@rapport/contract/drafts'
import type { Seo } from '@rapport/contract/seo'

/** What the editors wrote, and what follows from the item where they wrote nothing. */
export function itemSeo(item: Pick<CatalogCard, 'name' | 'summary' | 'logo'>, draft: SeoDraft): Seo {
  const title = draft.title ?? `${item.name} — пошив и печать на заказ от 1 штуки`
  const description = draft.description ?? item.summary
  return {
    title,
    description,
    keywords: draft.keywords ?? '',
    ogTitle: title,
    ogDescription: description,
    ogImage: item.logo,
  }
}
