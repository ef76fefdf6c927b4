import hidden from '../../ui/text/visually-hidden.module.css'
import { useAccountUser } from '../account-user.ts'

/** Tells a password manager whose password a form is about; nobody sees or reaches it. */
export function UsernameField() {
  const { email } = useAccountUser()
  return (
    <input
      type="text"
      autoComplete="username"
      defaultValue={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className={hidden.hidden}
    />
  )
}
