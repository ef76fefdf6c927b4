import { EMAIL_MAX } from '@rapport/contract/fields/field-limits'
import { TextField } from '../../ui/field/text-field.tsx'
import { rememberEmail } from '../auth-dialogs.ts'
import { useAuthField } from './auth-form-context.ts'

interface EmailInputProps {
  email?: string | undefined
  /** Fixed address, shown to the visitor and to password managers. */
  readOnly?: boolean
  autoComplete?: string
}

/** E-mail address of the user. */
export function EmailInput({ email, readOnly = false, autoComplete = 'username' }: EmailInputProps) {
  return (
    <TextField
      {...useAuthField('email')}
      type="email"
      label="Ваш email"
      placeholder="name@example.ru"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX}
      readOnly={readOnly}
      required={!readOnly}
      defaultValue={email}
      onInput={({ currentTarget }) => rememberEmail(currentTarget.value)}
      {...(readOnly ? {} : { 'data-focus-first': '' })}
    />
  )
}
