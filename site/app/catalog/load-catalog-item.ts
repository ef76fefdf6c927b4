import { type Addressed, catalogItemAddress } from '@rapport/contract/addresses'
import type { Api, CallFailure } from '@rapport/contract/api'
import { data, redirect } from 'react-router'

interface Place {
  slug: string
  groupSlug?: string | undefined
}

/**
 * The item at an address of the catalogue. Its own group leads the address, or none for items that have none:
 * without the group the visitor is led to the full address, under a wrong one there is nothing (decisions.md §3).
 */
export async function loadCatalogItem(api: Api, { slug, groupSlug }: Place) {
  const { catalog: item } = await api.getCatalogItem({ slug }).catch(answerNotFound)
  const address = catalogItemAddress(item)
  if (address === `/catalog/${groupSlug ? `${groupSlug}/` : ''}${slug}/`) return item
  if (groupSlug && !isGroupOf(item, groupSlug)) throw data(null, 404)
  throw redirect(address, 301)
}

/** A former slug under the right group leads to the present address too. */
const isGroupOf = (item: Addressed, groupSlug: string) => item.parentSlug === groupSlug

function answerNotFound(error: unknown): never {
  if ((error as CallFailure).status === 404) throw data(null, 404)
  throw error
}
