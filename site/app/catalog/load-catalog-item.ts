import { catalogItemAddress } from '@rapport/contract/addresses'
import type { Api } from '@rapport/contract/api'
import { redirect } from 'react-router'
import { placeOf } from './item-place.ts'
import { notFound, unlessNotFound } from './not-found.ts'
import { shownItem } from './shown-item.ts'

interface Place {
  slug: string
  groupSlug?: string | undefined
}

/** The item at an address of the catalogue, with what its page shows beside it. */
export async function loadCatalogItem(api: Api, asked: Place, query = '') {
  const { catalog } = await api.getCatalogItem({ slug: asked.slug }).catch(unlessNotFound)
  const item = shownItem(catalog)
  const place = placeOf(item, asked)
  if (place === 'nowhere') throw notFound()
  if (place === 'elsewhere') throw redirect(`${catalogItemAddress(item)}${query}`, 301)
  return { item, orderSteps: item.isGroup ? [] : (await api.getHomePage()).orderSteps }
}
