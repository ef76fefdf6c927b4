import { type Addressed, catalogItemAddress } from '@rapport/contract/addresses'

/**
 * Whether an item belongs at an address of the catalogue. Its own group leads the address, or none for items
 * that have none. Without the group, under a former slug, or under a group that its address leaves out, it stands
 * `elsewhere`; under a wrong group there is nothing (decisions.md §3).
 */
export function placeOf(
  item: Addressed,
  asked: { slug: string; groupSlug?: string | undefined },
): 'here' | 'elsewhere' | 'nowhere' {
  const { slug, groupSlug } = asked
  if (catalogItemAddress(item) === `/catalog/${groupSlug ? `${groupSlug}/` : ''}${slug}/`) return 'here'
  return groupSlug === undefined || groupSlug === item.parentSlug ? 'elsewhere' : 'nowhere'
}
