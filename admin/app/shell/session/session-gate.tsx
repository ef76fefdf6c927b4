import type { StaffSession } from '@rapport/staff-contract/staff/staff'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { interrupt } from '../../api/interruptions.ts'
import { sessionQuery } from '../../api/queries.ts'
import { SessionContext } from '../../api/session-context.ts'
import { claimDrafts } from '../../forms/drafts.ts'
import { leaveNow } from '../../forms/unsaved-changes.ts'
import { EntryLayout } from '../../sign-in/entry-layout.tsx'
import { SignIn } from '../../sign-in/sign-in.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'

/** Lets in who is signed in, and asks everybody else to sign in at the address they came to. */
export function SessionGate() {
  const { data: session, error, refetch } = useQuery(sessionQuery)
  // As it was when somebody came in: a session that ends behind a form takes nothing away from it.
  const [entered, setEntered] = useState<StaffSession>()
  const [isSigningIn, setIsSigningIn] = useState(false)

  const enterAs = useCallback((who: StaffSession) => {
    claimDrafts(who.member.id)
    setEntered(who)
  }, [])

  useEffect(() => {
    if (session === undefined) return
    if (entered && !session) void interrupt('sign-in').catch(() => undefined)
    // Somebody else has signed in, in another tab.
    else if (entered && session && session.member.id !== entered.member.id) leaveNow(() => location.reload())
    else if (session?.stage === 'complete' && !isSigningIn) enterAs(session)
    else if (!entered) setIsSigningIn(true)
  }, [session, entered, isSigningIn, enterAs])

  async function enter(): Promise<void> {
    const { data } = await refetch()
    if (data?.stage !== 'complete') return
    enterAs(data)
    setIsSigningIn(false)
  }

  if (entered)
    return (
      <SessionContext value={session ?? entered}>
        <Outlet />
      </SessionContext>
    )
  if (isSigningIn)
    return (
      <EntryLayout heading="Вход">
        <SignIn stage={session?.stage} onDone={() => void enter()} />
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
