import { Link } from 'react-router'
import { openAuth } from '../accounts/auth-popup.ts'
import { loadAuthDialog } from '../accounts/load-auth-dialog.ts'
import { useSession } from '../browser/session-store.ts'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

interface AccountLinkProps {
  className?: string | undefined
  /** The words stand beside the sign. */
  words?: boolean
}

const prepare = () => void loadAuthDialog().catch(() => undefined)

/** The way in for whoever is anonymous, to the cabinet for whoever has a token (§6). */
export function AccountLink({ className, words }: AccountLinkProps) {
  const signedIn = useSession() !== undefined
  const label = signedIn ? 'Личный кабинет' : 'Войти'
  const content = (
    <>
      <Icon name="user" />
      {words ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  )
  if (signedIn)
    return (
      <Link to="/account/" title={words ? undefined : label} className={className}>
        {content}
      </Link>
    )
  return (
    <a
      href="?auth=login"
      title={words ? undefined : label}
      data-client=""
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        event.preventDefault()
        openAuth('login')
      }}
    >
      {content}
    </a>
  )
}
