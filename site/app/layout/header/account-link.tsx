import { ACCOUNT_PATH } from '@rapport/contract/paths/account-paths'
import type { MouseEvent } from 'react'
import { logOut } from '../../accounts/session/current-user.ts'
import { useSession } from '../../browser/session/use-session.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import { showToast } from '../../ui/toast/toast-messages.ts'

interface AccountLinkProps {
  className?: string | undefined
  /** Shows a label beside the icon. */
  withLabel?: boolean
  /** Called on a press of the account link. */
  onPress?: ((event: MouseEvent) => void) | undefined
}

/** Opens the login dialog, or links to the account of a logged-in visitor. */
export function AccountLink({ className, withLabel, onPress }: AccountLinkProps) {
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
      <a
        href={ACCOUNT_PATH}
        title={withLabel || onPress ? undefined : label}
        className={className}
        onClick={onPress}
      >
        {content}
      </a>
    )
  return (
    <a href="?auth=login" title={withLabel ? undefined : label} className={className}>
      {content}
    </a>
  )
}

interface LogoutLinkProps {
  className: string | undefined
  onPress?: () => void
}

/** Logs out. Renders nothing without login. */
export function LogoutLink({ className, onPress = logOut }: LogoutLinkProps) {
  if (useSession() === undefined) return null
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onPress()
        showToast('Вы вышли из кабинета')
      }}
    >
      <Icon name="logOut" />
      Выйти
    </button>
  )
}
