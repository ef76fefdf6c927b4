import { ACCOUNT_PATH } from '@rapport/contract/paths/account-paths'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './account-link.module.css'

interface AccountLinkProps {
  className?: string | undefined
  /** Shows a label beside the icon. */
  withLabel?: boolean
}

/** Link that opens the login dialog, and the account link of a logged-in visitor. Styles show one of them. */
export function AccountLink({ className, withLabel }: AccountLinkProps) {
  const link = (href: string, label: string, state: string | undefined) => (
    <a href={href} title={withLabel ? undefined : label} className={classNames(className, state)}>
      <Icon name="user" />
      {withLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </a>
  )
  return (
    <>
      {link('?auth=login', 'Войти', styles.anonymous)}
      {link(ACCOUNT_PATH, 'Личный кабинет', styles.signedIn)}
    </>
  )
}

/** Logs out. Hidden without login. */
export const LogoutButton = ({ className }: { className: string | undefined }) => (
  <button type="button" className={classNames(className, styles.signedIn)} data-log-out="">
    <Icon name="logOut" />
    Выйти
  </button>
)

/** Around the account link and the logout button. */
export const AccountLinks = ({
  className,
  children,
}: {
  className: string | undefined
  children: ReactNode
}) => <account-links className={className}>{children}</account-links>
