import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryPreview } from '@rapport/staff-contract/entries/entries'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import { getKindPermissions } from '@rapport/staff-contract/staff/content-permissions'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { queryClient } from '../api/queries.ts'
import { useSession } from '../api/session-context.ts'
import { formatTitle } from './entry-kinds.ts'

type NamedEntry = Pick<EntryPreview, 'kind' | 'key' | 'title'>

/** Keys that can be requested; a half-typed code is no key. */
const KEY = /^[A-Za-z0-9_-]{1,64}$/

/** Keys collected during a render, to be requested together. */
const waiting = new Map<ContentKindName, { keys: Set<string>; titles: Promise<Map<string, string>> }>()

async function findTitles(kind: ContentKindName, keySet: Set<string>): Promise<Map<string, string>> {
  await new Promise((resolve) => setTimeout(resolve))
  waiting.delete(kind)
  const keys = [...keySet]
  const parts = Array.from({ length: Math.ceil(keys.length / ADMIN_LIST_MAX) }, (_, part) =>
    keys.slice(part * ADMIN_LIST_MAX, (part + 1) * ADMIN_LIST_MAX),
  )
  const answers = await Promise.all(
    parts.map((part) => callAdmin('getEntries', { params: { kind, keys: part, limit: ADMIN_LIST_MAX } })),
  )
  return new Map(
    answers.flatMap(({ entries }) => entries).map((entry) => [entry.key ?? '', formatTitle(entry)]),
  )
}

async function findTitle(kind: ContentKindName, key: string): Promise<string | null> {
  const keys = waiting.get(kind)?.keys ?? new Set()
  const titles = waiting.get(kind)?.titles ?? findTitles(kind, keys)
  waiting.set(kind, { keys, titles })
  keys.add(key)
  return (await titles).get(key) ?? null
}

const titleQueryKey = (kind: ContentKindName, key: string) => ['entry-title', kind, key] as const

const titleQuery = (kind: ContentKindName, key: string) =>
  queryOptions({
    queryKey: titleQueryKey(kind, key),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => findTitle(kind, key),
  })

export function cacheTitles(entries: readonly NamedEntry[]): void {
  for (const { kind, key, title } of entries)
    if (key) queryClient.setQueryData(titleQueryKey(kind, key), formatTitle({ title }))
}

/**
 * Returns a function from keys to titles. Equal titles are followed by their key; without a title (not found,
 * not permitted) it returns the key.
 */
export function useEntryTitles(kind: ContentKindName, keys: readonly string[]): (key: string) => string {
  const { member } = useSession()
  const enabled = hasPermission(member.role, getKindPermissions(kind).read)
  const validKeys = [...new Set(keys)].filter((key) => KEY.test(key))
  const titles = useQueries(
    { queries: validKeys.map((key) => ({ ...titleQuery(kind, key), enabled })) },
    queryClient,
  )
  const byKey = new Map(validKeys.map((key, index) => [key, titles[index]?.data]))
  const isShared = (title: string) => [...byKey.values()].filter((other) => other === title).length > 1
  return (key) => {
    const title = byKey.get(key)
    if (!title) return key
    return isShared(title) ? `${title} (${key})` : title
  }
}
