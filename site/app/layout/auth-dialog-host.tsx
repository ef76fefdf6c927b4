import type { Session } from '@rapport/contract/accounts/accounts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import {
  authDialogOfUrl,
  isAuthDialogName,
  openAuthDialog,
  withoutAuthQuery,
} from '../accounts/auth-dialogs.ts'
import { signIn, startSession } from '../accounts/current-user.ts'
import { loadAuthDialog } from '../accounts/load-auth-dialog.ts'
import { openDialog, useOpenDialogName } from '../browser/dialog-store.ts'
import { useSession } from '../browser/session-store.ts'
import { useLazyImport } from '../browser/use-lazy-import.ts'

/** Where the popups about accounts appear: on any page, by the way in or by an address `?auth=…`. */
export function AuthDialogHost() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const wanted = isAuthDialogName(useOpenDialogName())
  const chunk = useLazyImport(wanted, loadAuthDialog, () => openDialog.set(undefined))

  useEffect(() => {
    startSession()
  }, [])

  // What depends on the bearer, prices above all, is asked for anew.
  const signedIn = useSession() !== undefined
  const { revalidate } = useRevalidator()
  const before = useRef(signedIn)
  useEffect(() => {
    if (before.current === signedIn) return
    before.current = signedIn
    // The visitor's own address: the router stands at /404/ where there is no page.
    if (!signedIn && location.pathname.startsWith('/account/')) navigate('/')
    else revalidate()
  }, [signedIn, navigate, revalidate])

  useEffect(() => {
    const asked = authDialogOfUrl(search)
    if (!asked) return
    const { popup, ...context } = asked
    openAuthDialog(popup, context)
    history.replaceState(history.state, '', withoutAuthQuery(location.href))
  }, [search])

  if (!chunk) return null
  return (
    <chunk.default
      onSigned={(answer) => {
        signIn(answer as Session)
        openDialog.set(undefined)
        navigate('/account/')
      }}
    />
  )
}
