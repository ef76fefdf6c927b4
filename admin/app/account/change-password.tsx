import { PASSWORD_MAX } from '@rapport/contract/accounts/account-limits'
import { changeStaffPasswordForm } from '@rapport/staff-contract/staff/sign-in'
import { useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { devicesQuery } from '../api/queries.ts'
import { AdminForm, SubmitButton } from '../forms/admin-form.tsx'
import { NewPasswordFields, newPasswordFields } from '../forms/new-password-fields.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { showToast } from '../ui/toast/toasts.ts'

/** Changes the password and ends all other sessions. */
export function ChangePassword({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const { form, ...state } = useAdminForm({
    schema: changeStaffPasswordForm,
    values: { currentPassword: '', password: '', passwordConfirmation: '' },
    send: (value) => callAdmin('changeStaffPassword', { form: value }),
    onSent: () => {
      void queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey })
      showToast('Пароль изменён, на\u00A0других устройствах вы\u00A0вышли')
    },
  })
  return (
    <Panel
      heading="Пароль"
      lead="После смены вы&nbsp;останетесь здесь, а&nbsp;на&nbsp;других устройствах выйдете."
    >
      <AdminForm form={form} {...state}>
        {/* Password managers store the e-mail with the password. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <form.AppField name="currentPassword">
          {({ PasswordField }) => (
            <PasswordField label="Текущий пароль" autoComplete="current-password" maxLength={PASSWORD_MAX} />
          )}
        </form.AppField>
        <NewPasswordFields
          form={form}
          fields={newPasswordFields}
          label="Новый пароль"
          confirmationLabel="Повторите новый пароль"
          autoFocus={false}
        />
        <SubmitButton>Сменить пароль</SubmitButton>
      </AdminForm>
    </Panel>
  )
}
