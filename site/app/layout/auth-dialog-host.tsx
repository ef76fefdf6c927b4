import type { Session } from '@rapport/contract/accounts/accounts'
import { ACCOUNT_PATH } from '@rapport/contract/paths/account-paths'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import {
  authDialogOfUrl,
  closeAuthDialog,
  isAuthDialogName,
  openAuthDialog,
  withoutAuthQuery,
} from '../accounts/auth-dialogs.ts'
import { followSession, signIn, startSession } from '../accounts/current-user.ts'
import { loadAuthDialog } from '../accounts/load-auth-dialog.ts'
import { openDialog, useOpenDialogName } from '../browser/dialog-store.ts'
import { markSession } from '../browser/session-mark.ts'
import { useSession } from '../browser/session-store.ts'
import { useLazyImport } from '../browser/use-lazy-import.ts'

/** Where the popups about accounts appear: on any page, by the way in or by an address `?auth=…`. */
export function AuthDialogHost() {
  const navigate = useNavigate()
  const wanted = isAuthDialogName(useOpenDialogName())
  const chunk = useLazyImport(wanted, loadAuthDialog, () => openDialog.set(undefined))
  useSessionChanges()
  useDialogOfUrl()

  if (!chunk) return null
  return (
    <chunk.default
      onSigned={(answer) => {
        signIn(answer as Session)
        closeAuthDialog({ forget: true })
        navigate(ACCOUNT_PATH)
      }}
    />
  )
}

/** Begins with the log-in that is stored. On a change what depends on the bearer, prices above all, is asked for anew. */
function useSessionChanges(): void {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const signedIn = useSession() !== undefined
  useEffect(() => {
    void startSession()
    return followSession()
  }, [])

  const before = useRef(signedIn)
  useEffect(() => {
    markSession(signedIn)
    if (before.current === signedIn) return
    before.current = signedIn
    // Another tab may have been quicker than the popup of this one.
    if (signedIn) closeAuthDialog({ forget: true })
    // The visitor's own address: the router stands at /404/ where there is no page.
    if (!signedIn && location.pathname.startsWith(ACCOUNT_PATH)) navigate('/')
    else revalidate()
  }, [signedIn, navigate, revalidate])
}

/** Opens the popup that an address asks for. One that is open ends with its page: by Back, Forward and links. */
function useDialogOfUrl(): void {
  const { pathname, search } = useLocation()
  const previousPath = useRef(pathname)
  useEffect(() => {
    if (previousPath.current !== pathname) closeAuthDialog()
    previousPath.current = pathname
    const asked = authDialogOfUrl(search)
    if (!asked) return
    const { popup, ...context } = asked
    openAuthDialog(popup, context)
    history.replaceState(history.state, '', withoutAuthQuery(location.href))
  }, [pathname, search])
}
