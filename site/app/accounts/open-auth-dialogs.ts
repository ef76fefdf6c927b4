import { openDialog } from '../browser/dialog-store.ts'
import { lazyImport } from '../browser/lazy-import.ts'
import { reportLoadFailure } from '../browser/report-load-failure.ts'

/** Link that opens the login. Without JavaScript it loads the page again with the same query. */
const LOGIN_LINK = 'a[href="?auth=login"]'

const load = () => import('./mount-auth-dialog.tsx')

/** Opens the account dialogs: by a link, or because the URL or the page requests one. Loads them on the first use. */
export function openAuthDialogs(): void {
  const withDialogs = (use: (part: Awaited<ReturnType<typeof load>>) => void) =>
    void lazyImport(load).then(
      (part) => {
        part.mountAuthDialog()
        use(part)
      },
      (error: unknown) => {
        openDialog.set(undefined)
        reportLoadFailure(error)
      },
    )
  openDialog.subscribe(() => {
    if (openDialog.get()) withDialogs(() => undefined)
  })
  addEventListener('click', (event) => {
    if (!isOnLogin(event) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey)
      return
    event.preventDefault()
    // The login opens above the page, not above the drawer.
    ;(event.target as Element).closest<HTMLElement>('[popover]')?.hidePopover?.()
    withDialogs(({ openAuthDialog }) => openAuthDialog('login'))
  })
  for (const intent of ['pointerover', 'focusin'])
    addEventListener(intent, (event) => isOnLogin(event) && void load().catch(() => undefined), {
      passive: true,
    })
  if (new URLSearchParams(location.search).has('auth'))
    withDialogs(({ openRequestedDialog }) => openRequestedDialog())
}

const isOnLogin = ({ target }: Event) => target instanceof Element && target.closest(LOGIN_LINK) !== null
