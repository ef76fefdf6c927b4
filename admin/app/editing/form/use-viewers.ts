import type { Viewer } from '@rapport/contract/editing/presence'
import { PRESENCE_SECONDS } from '@rapport/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sendAdmin } from '../../api/admin-api.ts'

/** A tab in which nothing has happened for so long says no more that somebody is there: it would keep their session alive. */
const IDLE_MS = 5 * 60_000
const TAB_KEY = 'admin-tab'
const tab = getTabId()

/** Returns the same over a reload: nobody is told of the page they have just left. A tab that is a copy of another is one of its own. */
function getTabId(): string {
  const id = crypto.randomUUID()
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  try {
    const former = navigation?.type === 'reload' ? sessionStorage.getItem(TAB_KEY) : null
    if (former) return former
    sessionStorage.setItem(TAB_KEY, id)
  } catch {
    // The browser stores nothing: it is another after a reload.
  }
  return id
}

/** Returns who else has a thing open, and tells them that one has it open oneself. */
export function useViewers(id: number | undefined): Viewer[] {
  const activeAt = useRef(Date.now())
  useEffect(() => {
    const note = () => {
      activeAt.current = Date.now()
    }
    addEventListener('pointerdown', note)
    addEventListener('keydown', note)
    return () => {
      removeEventListener('pointerdown', note)
      removeEventListener('keydown', note)
    }
  }, [])
  const { data = [] } = useQuery({
    queryKey: ['viewers', id],
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchInterval: () => (Date.now() - activeAt.current < IDLE_MS ? PRESENCE_SECONDS * 1000 : false),
    queryFn: async ({ signal }) =>
      (await sendAdmin('reportPresence', { params: { id: id ?? 0 }, form: { tab }, signal })).viewers,
  })
  return data
}
