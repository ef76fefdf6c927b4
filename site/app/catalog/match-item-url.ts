import { catalogItemPath, type ItemWithPath } from '@rapport/contract/paths/paths'

/**
 * Compares a requested path with the canonical path of an item, which contains its group. A path without the group,
 * with a former slug or with an omitted group redirects. A wrong group is not found.
 */
export function matchItemUrl(
  item: ItemWithPath,
  requested: { slug: string; groupSlug?: string | undefined },
): 'canonical' | 'redirect' | 'notFound' {
  const { slug, groupSlug } = requested
  if (catalogItemPath(item) === `/catalog/${groupSlug ? `${groupSlug}/` : ''}${slug}/`) return 'canonical'
  return groupSlug === undefined || groupSlug === item.parentSlug ? 'redirect' : 'notFound'
}
