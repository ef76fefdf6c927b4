import { Link } from 'react-router'
import { openAuthDialog } from '../../accounts/auth-dialogs.ts'
import { logOut } from '../../accounts/current-user.ts'
import { loadAuthDialog } from '../../accounts/load-auth-dialog.ts'
import { useSession } from '../../browser/session-store.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'

interface AccountLinkProps {
  className?: string | undefined
  /** The words stand beside the sign. */
  withLabel?: boolean
}

const prepare = () => void loadAuthDialog().catch(() => undefined)

/** The way in for whoever is anonymous, to the account for whoever has a token. */
export function AccountLink({ className, withLabel }: AccountLinkProps) {
  const signedIn = useSession() !== undefined
  const label = signedIn ? 'Личный кабинет' : 'Войти'
  const content = (
    <>
      <Icon name="user" />
      {withLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
  if (signedIn)
    return (
      <Link to="/account/" title={withLabel ? undefined : label} className={className}>
        {content}
      </Link>
    )
  return (
    <a
      href="?auth=login"
      title={withLabel ? undefined : label}
      data-client=""
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        event.preventDefault()
        openAuthDialog('login')
      }}
    >
      {content}
    </a>
  )
}

/** Ends the log-in; nothing for the anonymous. */
export function LogoutLink({ className }: { className: string | undefined }) {
  if (useSession() === undefined) return null
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        logOut()
        showToast('Вы вышли из кабинета')
      }}
    >
      <Icon name="logOut" />
      Выйти
    </button>
  )
}
