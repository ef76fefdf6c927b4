import { EMAIL_MAX } from '@rapport/contract/limits'
import { TextField } from '../ui/field/text-field.tsx'

/** The e-mail address a user is known by. */
export function EmailInput({
  email,
  autoComplete = 'username',
}: {
  email?: string | undefined
  autoComplete?: string
}) {
  return (
    <TextField
      id="auth-email"
      name="email"
      type="email"
      label="Ваш email"
      placeholder="name@example.ru"
      autoComplete={autoComplete}
      maxLength={EMAIL_MAX}
      required
      defaultValue={email}
      data-focus-first=""
    />
  )
}
