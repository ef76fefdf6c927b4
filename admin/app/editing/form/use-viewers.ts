import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { PRESENCE_SECONDS } from '@rapport/staff-contract/editing/editing-limits'
import type { Viewer } from '@rapport/staff-contract/editing/presence'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sendAdmin } from '../../api/admin-api.ts'

/** An idle tab stops reporting its presence, which would keep the session alive. */
const IDLE_MS = 5 * MINUTE_MS
const LEFT_KEY = 'admin-tab-left'
const tab = getTabId()

/**
 * Returns the id of the page left in this tab by a reload or a link. With a new id the user would be shown as
 * their own viewer. A duplicated tab gets a new id.
 */
function getTabId(): string {
  try {
    const left = sessionStorage.getItem(LEFT_KEY)
    sessionStorage.removeItem(LEFT_KEY)
    if (left) return left
  } catch {
    // Without storage a reload gets a new id.
  }
  return crypto.randomUUID()
}

function storeTabId(): void {
  try {
    sessionStorage.setItem(LEFT_KEY, tab)
  } catch {
    // Without storage the server drops the old id by the `leave` call, or after a minute.
  }
}

function forgetStoredTabId({ persisted }: PageTransitionEvent): void {
  if (persisted) getTabId()
}

addEventListener('pagehide', storeTabId)
addEventListener('pageshow', forgetStoredTabId)

/** Reports that the entry is closed; if the request is lost, the server's timeout applies. */
const leave = (id: number) =>
  void sendAdmin('endPresence', { params: { id, tab }, keepalive: true }).catch(() => undefined)

/** Reports that this tab shows an entry, and returns the other viewers. */
export function useViewers(id: number | undefined): Viewer[] {
  const activeAt = useRef(Date.now())
  useEffect(() => {
    const trackActivity = () => {
      activeAt.current = Date.now()
    }
    addEventListener('pointerdown', trackActivity)
    addEventListener('keydown', trackActivity)
    return () => {
      removeEventListener('pointerdown', trackActivity)
      removeEventListener('keydown', trackActivity)
    }
  }, [])
  useEffect(() => {
    if (id === undefined) return
    const leavePage = () => leave(id)
    addEventListener('pagehide', leavePage)
    return () => {
      removeEventListener('pagehide', leavePage)
      leavePage()
    }
  }, [id])
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
