import hidden from '../../ui/text/visually-hidden.module.css'
import { useAccountUser } from '../account-user.ts'

/** Hidden field that tells password managers the user of a password form. */
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
