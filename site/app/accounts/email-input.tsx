import { EMAIL_MAX } from '@rapport/contract/limits'
import { TextField } from '../ui/field/text-field.tsx'

/** The e-mail address a user is known by. */
export function EmailInput({ email }: { email?: string | undefined }) {
  return (
    <TextField
      id="auth-email"
      name="email"
      type="email"
      label="Ваш email"
      placeholder="name@example.ru"
      autoComplete="username"
      maxLength={EMAIL_MAX}
      required
      defaultValue={email}
      data-focus-first=""
    />
  )
}
