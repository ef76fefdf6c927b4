import type { StaffSession } from '@rapport/staff-contract/staff/staff'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { interrupt } from '../../api/interruptions.ts'
import { sessionQuery } from '../../api/queries.ts'
import { SessionContext } from '../../api/session-context.ts'
import { claimDrafts } from '../../forms/drafts.ts'
import { leaveWithoutAsking } from '../../forms/unsaved-changes.ts'
import { EntryLayout } from '../../sign-in/entry-layout.tsx'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'

/** Renders the routes for a signed-in member, else the sign-in at the same URL. */
export function SessionGate() {
  const { data: session, error, refetch } = useQuery(sessionQuery)
  // Keeps the screen mounted when its session ends, so that a form isn't lost.
  const [signedIn, setSignedIn] = useState<StaffSession>()
  const [isSigningIn, setIsSigningIn] = useState(false)

  const startSession = useCallback((started: StaffSession) => {
    claimDrafts(started.member.id)
    setSignedIn(started)
  }, [])

  useEffect(() => {
    if (session === undefined) return
    if (signedIn && !session) void interrupt('sign-in').catch(() => undefined)
    // Another member has signed in, in another tab.
    else if (signedIn && session && session.member.id !== signedIn.member.id)
      leaveWithoutAsking(() => location.reload())
    else if (session?.stage === 'complete' && !isSigningIn) startSession(session)
    else if (!signedIn) setIsSigningIn(true)
  }, [session, signedIn, isSigningIn, startSession])

  async function finishSignIn(): Promise<void> {
    const { data } = await refetch()
    if (data?.stage !== 'complete') return
    startSession(data)
    setIsSigningIn(false)
  }

  if (signedIn)
    return (
      <SessionContext value={session ?? signedIn}>
        <Outlet />
      </SessionContext>
    )
  if (isSigningIn)
    return (
      <EntryLayout heading="Вход">
        <SignIn stage={session?.stage} onDone={() => void finishSignIn()} />
      </EntryLayout>
    )
  if (error)
    return (
      <EntryLayout heading="Нет связи">
        <Notice kind="error">{failureText(error)}</Notice>
        <Button onPress={() => void refetch()}>Попробовать ещё раз</Button>
      </EntryLayout>
    )
  return (
    <EntryLayout heading="Вход">
      <Skeleton lines={4} />
    </EntryLayout>
  )
}
