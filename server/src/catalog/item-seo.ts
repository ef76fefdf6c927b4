import type { CatalogCard } from '@rapport/contract/catalog'
import type { Seo, SeoInput } from '@rapport/contract/seo'

/** What the editors wrote, and what follows from the item where they wrote nothing. */
export function itemSeo(item: Pick<CatalogCard, 'name' | 'summary' | 'logo'>, input: SeoInput): Seo {
  const title = input.title ?? `${item.name} — пошив и печать на заказ от 1 штуки`
  const description = input.description ?? item.summary
  return {
    title,
    description,
    keywords: input.keywords ?? '',
    ogTitle: title,
    ogDescription: description,
    ogImage: item.logo,
  }
}
