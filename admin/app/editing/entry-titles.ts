import type { ContentKindName } from '@rapport/staff-contract/entries/content-kinds'
import type { EntryPreview } from '@rapport/staff-contract/entries/entries'
import { ADMIN_LIST_MAX } from '@rapport/staff-contract/lists/list-limits'
import { contentPermissions } from '@rapport/staff-contract/staff/content-permissions'
import { hasPermission } from '@rapport/staff-contract/staff/permissions'
import { queryOptions, useQueries } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { queryClient } from '../api/queries.ts'
import { useSession } from '../api/session-context.ts'
import { titleOf } from './entry-kinds.ts'

/** A thing by what others name it by. */
type NamedEntry = Pick<EntryPreview, 'kind' | 'key' | 'title'>

/** What can be asked for; any other key, half a code of a draft for one, names nothing. */
const KEY = /^[A-Za-z0-9_-]{1,64}$/

/** Keys that are asked for together, once all that is drawn has said which it needs. */
const waiting = new Map<ContentKindName, { keys: Set<string>; found: Promise<Map<string, string>> }>()

async function findTitles(kind: ContentKindName, wanted: Set<string>): Promise<Map<string, string>> {
  await new Promise((resolve) => setTimeout(resolve))
  waiting.delete(kind)
  const keys = [...wanted]
  const parts = Array.from({ length: Math.ceil(keys.length / ADMIN_LIST_MAX) }, (_, part) =>
    keys.slice(part * ADMIN_LIST_MAX, (part + 1) * ADMIN_LIST_MAX),
  )
  const answers = await Promise.all(
    parts.map((part) => callAdmin('getEntries', { params: { kind, keys: part, limit: ADMIN_LIST_MAX } })),
  )
  return new Map(answers.flatMap(({ entries }) => entries).map((entry) => [entry.key ?? '', titleOf(entry)]))
}

async function findTitle(kind: ContentKindName, key: string): Promise<string | null> {
  const keys = waiting.get(kind)?.keys ?? new Set()
  const found = waiting.get(kind)?.found ?? findTitles(kind, keys)
  waiting.set(kind, { keys, found })
  keys.add(key)
  return (await found).get(key) ?? null
}

const titleKey = (kind: ContentKindName, key: string) => ['entry-title', kind, key] as const

const titleQuery = (kind: ContentKindName, key: string) =>
  queryOptions({
    queryKey: titleKey(kind, key),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => findTitle(kind, key),
  })

/** Notes the titles of things that are known already, as they are now. */
export function noteTitles(entries: readonly NamedEntry[]): void {
  for (const { kind, key, title } of entries)
    if (key) queryClient.setQueryData(titleKey(kind, key), titleOf({ title }))
}

/**
 * Returns what tells the title of a thing by its key, with the key where two are called alike; of one that is not found, or that
 * one may not read, the key alone.
 */
export function useEntryTitles(kind: ContentKindName, keys: readonly string[]): (key: string) => string {
  const { member } = useSession()
  const enabled = hasPermission(member.role, contentPermissions[kind].read)
  const asked = [...new Set(keys)].filter((key) => KEY.test(key))
  const titles = useQueries(
    { queries: asked.map((key) => ({ ...titleQuery(kind, key), enabled })) },
    queryClient,
  )
  const byKey = new Map(asked.map((key, index) => [key, titles[index]?.data]))
  const isShared = (title: string) => [...byKey.values()].filter((one) => one === title).length > 1
  return (key) => {
    const title = byKey.get(key)
    if (!title) return key
    return isShared(title) ? `${title} (${key})` : title
  }
}
