import type { SignInStage } from '@rapport/staff-contract/staff/permissions'
import { signInForm } from '@rapport/staff-contract/staff/sign-in'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sendAdmin } from '../api/admin-api.ts'
import { failureText } from '../api/admin-error.ts'
import { requestPasskey, supportsPasskeys } from '../api/passkeys.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import styles from './sign-in.module.css'

interface PasswordStepProps {
  /** Known when the user signs in again over an open screen; then there are no links away. */
  email?: string | undefined
  onStep: (stage: SignInStage) => void
}

/** First step: e-mail and password, or a passkey. */
export function PasswordStep({ email = '', onStep }: PasswordStepProps) {
  const { form, ...state } = useAdminForm({
    schema: signInForm,
    values: { email, password: '' },
    send: (value) => sendAdmin('signInStaff', { form: value }),
    onSent: ({ stage }) => onStep(stage),
  })
  const byPasskey = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { options } = await sendAdmin('createStaffSignInOptions')
      return sendAdmin('signInStaffByPasskey', { form: { credential: await requestPasskey(options) } })
    },
    onSuccess: ({ stage }) => onStep(stage),
  })
  return (
    <AdminForm form={form} {...state}>
      <form.AppField name="email">
        {({ TextField }) => (
          <TextField
            label="Почта"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoFocus={email === ''}
          />
        )}
      </form.AppField>
      <form.AppField name="password">
        {({ PasswordField }) => (
          <PasswordField label="Пароль" autoComplete="current-password" autoFocus={email !== ''} />
        )}
      </form.AppField>
      {byPasskey.error && <Notice kind="error">{failureText(byPasskey.error)}</Notice>}
      <FormActions>
        <SubmitButton>Войти</SubmitButton>
        {supportsPasskeys() && (
          <Button variant="secondary" isPending={byPasskey.isPending} onPress={() => byPasskey.mutate()}>
            Войти ключом доступа
          </Button>
        )}
      </FormActions>
      {email === '' && (
        <p>
          <Link to="/forgotten-password/" className={styles.link}>
            Забыли пароль?
          </Link>
        </p>
      )}
    </AdminForm>
  )
}
