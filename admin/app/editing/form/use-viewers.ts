import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { PRESENCE_SECONDS } from '@rapport/staff-contract/editing/editing-limits'
import type { Viewer } from '@rapport/staff-contract/editing/presence'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { sendAdmin } from '../../api/admin-api.ts'

/** A tab in which nothing has happened for so long says no more that somebody is there: it would keep their session alive. */
const IDLE_MS = 5 * MINUTE_MS
const LEFT_KEY = 'admin-tab-left'
const tab = getTabId()

/**
 * Returns the id of the page that was left in this tab before, by a reload or a link: nothing is said of the page they have just
 * left. A copy of a tab is a tab of its own: the page it is copied from was not left.
 */
function getTabId(): string {
  try {
    const left = sessionStorage.getItem(LEFT_KEY)
    sessionStorage.removeItem(LEFT_KEY)
    if (left) return left
  } catch {
    // The browser stores nothing: it is another after a reload.
  }
  return crypto.randomUUID()
}

function noteLeft(): void {
  try {
    sessionStorage.setItem(LEFT_KEY, tab)
  } catch {
    // Nothing is stored: what was left is forgotten by the call, or a minute later.
  }
}

function noteShownAgain({ persisted }: PageTransitionEvent): void {
  if (persisted) getTabId()
}

addEventListener('pagehide', noteLeft)
addEventListener('pageshow', noteShownAgain)

/** Says that one has a thing open no more; a lost call is made up for by time. */
const leave = (id: number) =>
  void sendAdmin('endPresence', { params: { id, tab }, keepalive: true }).catch(() => undefined)

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
