import { openDialog } from '../browser/dialog-store.ts'
import { lazyImport } from '../browser/lazy-import.ts'
import { reportLoadFailure } from '../browser/report-load-failure.ts'
import { findUrlDialog, isAuthDialogName, openAuthDialog, withoutAuthQuery } from './auth-dialogs.ts'

/** Link that opens the login. Without JavaScript it loads the page again with the same query. */
const LOGIN_LINK = 'a[href="?auth=login"]'

const load = () => import('./mount-auth-dialog.tsx')

/** Opens the account dialogs: by a link, or because the URL or the page requests one. Loads them on the first use. */
export function openAuthDialogs(): void {
  let isMounting = false
  openDialog.subscribe(() => {
    if (isMounting || !isAuthDialogName(openDialog.get())) return
    isMounting = true
    lazyImport(load).then(
      ({ mountAuthDialog }) => mountAuthDialog(),
      (error: unknown) => {
        isMounting = false
        openDialog.set(undefined)
        reportLoadFailure(error)
      },
    )
  })
  addEventListener('click', (event) => {
    if (!isOnLogin(event) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    openAuthDialog('login')
  })
  for (const intent of ['pointerover', 'focusin'])
    addEventListener(intent, (event) => isOnLogin(event) && void load().catch(() => undefined), {
      passive: true,
    })
  openRequested()
}

const isOnLogin = ({ target }: Event) => target instanceof Element && target.closest(LOGIN_LINK) !== null

/** Opens the dialog that the URL requests. */
function openRequested(): void {
  const requested = findUrlDialog(location.search)
  if (!requested) return
  const { popup, ...context } = requested
  openAuthDialog(popup, context)
  history.replaceState(history.state, '', withoutAuthQuery(location.href))
}
