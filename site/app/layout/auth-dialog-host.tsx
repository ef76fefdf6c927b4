import type { Session } from '@rapport/contract/accounts/accounts'
import { ACCOUNT_PATH } from '@rapport/contract/paths/account-paths'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import {
  closeAuthDialog,
  findUrlDialog,
  isAuthDialogName,
  openAuthDialog,
  withoutAuthQuery,
} from '../accounts/auth-dialogs.ts'
import { followSession, signIn, startSession } from '../accounts/current-user.ts'
import { loadAuthDialog } from '../accounts/load-auth-dialog.ts'
import { openDialog } from '../browser/dialog-store.ts'
import { markSession } from '../browser/session/session-mark.ts'
import { useSession } from '../browser/session/use-session.ts'
import { useOpenDialogName } from '../browser/use-dialog-store.ts'
import { useLazyImport } from '../browser/use-lazy-import.ts'

/** Renders the account dialogs on every page, opened by the login button or a URL `?auth=…`. */
export function AuthDialogHost() {
  const navigate = useNavigate()
  const wanted = isAuthDialogName(useOpenDialogName())
  const chunk = useLazyImport(wanted, loadAuthDialog, () => openDialog.set(undefined))
  useSessionChanges()
  useUrlDialog()

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

/** Restores the stored session. Reloads data that depends on the token, such as prices, when it changes. */
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
    // Another tab may have logged in first.
    if (signedIn) closeAuthDialog({ forget: true })
    // The URL in the browser: on the not-found page the router is at /404/.
    if (!signedIn && location.pathname.startsWith(ACCOUNT_PATH)) navigate('/')
    else revalidate()
  }, [signedIn, navigate, revalidate])
}

/** Opens the dialog that the URL requests. Navigation closes an open dialog. */
function useUrlDialog(): void {
  const { pathname, search } = useLocation()
  const previousPath = useRef(pathname)
  useEffect(() => {
    if (previousPath.current !== pathname) closeAuthDialog()
    previousPath.current = pathname
    const requested = findUrlDialog(search)
    if (!requested) return
    const { popup, ...context } = requested
    openAuthDialog(popup, context)
    history.replaceState(history.state, '', withoutAuthQuery(location.href))
  }, [pathname, search])
}
