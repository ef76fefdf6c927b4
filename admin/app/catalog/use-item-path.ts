import { catalogItemPath } from '@rapport/contract/paths/paths'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'

/** Published slug of a group, or that of its draft. */
const groupSlugQuery = (key: number) =>
  queryOptions({
    queryKey: ['group-slug', key],
    queryFn: async ({ signal }): Promise<string | null> => {
      const params = { kind: 'item' as const, keys: [String(key)], limit: 1 }
      const [group] = (await callAdmin('getEntries', { params, signal })).entries
      if (!group) return null
      const { entry } = await callAdmin('getEntry', { params: { id: group.id }, signal })
      const { slug } = (entry.published ?? entry.snapshot) as ItemSnapshot
      return slug
    },
  })

/** Returns the path of an item for a snapshot's group and section; `…` replaces an unknown slug. */
export function useItemPath(
  place: Pick<ItemSnapshot, 'parent' | 'kind'> | undefined,
): (slug: string) => string {
  const parent = place?.parent ?? null
  const { data } = useQuery({ ...groupSlugQuery(parent ?? 0), enabled: parent !== null })
  const kind = place?.kind ?? 'regular'
  return (slug) =>
    catalogItemPath({ slug: slug || '…', parentSlug: parent === null ? null : (data ?? '…'), kind })
}
