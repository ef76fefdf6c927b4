import { PASSWORD_MAX } from '@rapport/contract/accounts/account-limits'
import { withFieldGroup } from './form-fields.tsx'

export const NewPasswordFields = withFieldGroup({
  defaultValues: { password: '', passwordConfirmation: '' },
  props: { label: '', confirmationLabel: 'Повторите пароль', autoFocus: false },
  render: function NewPasswordFields({ group, label, confirmationLabel, autoFocus }) {
    return (
      <>
        <group.AppField name="password">
          {({ PasswordField }) => (
            <PasswordField
              label={label}
              hint="Не короче 8 символов"
              autoComplete="new-password"
              maxLength={PASSWORD_MAX}
              autoFocus={autoFocus}
            />
          )}
        </group.AppField>
        <group.AppField name="passwordConfirmation">
          {({ PasswordField }) => (
            <PasswordField label={confirmationLabel} autoComplete="new-password" maxLength={PASSWORD_MAX} />
          )}
        </group.AppField>
      </>
    )
  },
})

export const newPasswordFields = {
  password: 'password',
  passwordConfirmation: 'passwordConfirmation',
} as const
