import { catalogItemPath, type ItemWithPath } from '@rapport/contract/paths/paths'

/**
 * Tells whether a path of the catalogue is an item's canonical one, which its own group leads where it has one. Without
 * the group, under a former slug, or under a group that the path leaves out, it redirects there; under a wrong group
 * nothing is found.
 */
export function matchItemUrl(
  item: ItemWithPath,
  asked: { slug: string; groupSlug?: string | undefined },
): 'canonical' | 'redirect' | 'notFound' {
  const { slug, groupSlug } = asked
  if (catalogItemPath(item) === `/catalog/${groupSlug ? `${groupSlug}/` : ''}${slug}/`) return 'canonical'
  return groupSlug === undefined || groupSlug === item.parentSlug ? 'redirect' : 'notFound'
}
