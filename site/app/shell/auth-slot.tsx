import type { Session } from '@rapport/contract/accounts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { authOfAddress, isAuthPopup, openAuth, withoutAuth } from '../accounts/auth-popup.ts'
import { loadAuthDialog } from '../accounts/load-auth-dialog.ts'
import { refreshUser, signIn } from '../accounts/signed-user.ts'
import { openDialog, useOpenDialogName } from '../browser/dialog-store.ts'
import { useSession } from '../browser/session-store.ts'
import { useChunk } from './use-chunk.ts'

/** Where the popups about accounts appear (§4): on any page, by the way in or by an address `?auth=…`. */
export function AuthSlot() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const wanted = isAuthPopup(useOpenDialogName())
  const chunk = useChunk(wanted, loadAuthDialog, () => openDialog.set(undefined))

  useEffect(() => {
    refreshUser()
  }, [])

  // What depends on the bearer, prices above all, is asked for anew (§4).
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
    const asked = authOfAddress(search)
    if (!asked) return
    const { popup, ...known } = asked
    openAuth(popup, known)
    history.replaceState(history.state, '', withoutAuth(location.href))
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
