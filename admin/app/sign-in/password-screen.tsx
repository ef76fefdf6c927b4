import { resetStaffPasswordForm } from '@rapport/contract/staff/sign-in'
import { useState } from 'react'
import { sendAdmin } from '../api/admin-api.ts'
import { AdminForm, SubmitButton } from '../forms/admin-form.tsx'
import { NewPasswordFields, newPasswordFields } from '../forms/new-password-fields.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { linkToken, openStart } from './mailed-link.ts'

/** Where the link to a new password leads. It signs nobody in. */
export function Component() {
  const [isSet, setIsSet] = useState(false)
  const { form, ...state } = useAdminForm({
    schema: resetStaffPasswordForm,
    values: { token: linkToken(), password: '', passwordConfirmation: '' },
    send: (value) => sendAdmin('resetStaffPassword', { form: value }),
    onSent: () => setIsSet(true),
  })
  if (isSet)
    return (
      <EntryLayout heading="Пароль изменён">
        <p>Все прежние сеансы закончены. Второй фактор остался прежним.</p>
        <Button autoFocus onPress={openStart}>
          Войти
        </Button>
      </EntryLayout>
    )
  return (
    <EntryLayout heading="Новый пароль">
      <AdminForm form={form} {...state}>
        <NewPasswordFields
          form={form}
          fields={newPasswordFields}
          label="Новый пароль"
          confirmationLabel="Повторите пароль"
          autoFocus={true}
        />
        <SubmitButton>Сохранить пароль</SubmitButton>
      </AdminForm>
    </EntryLayout>
  )
}
