import { forgottenPasswordForm } from '@rapport/staff-contract/staff/sign-in'
import { PASSWORD_LINK_MINUTES } from '@rapport/staff-contract/staff/staff-limits'
import { useState } from 'react'
import { Link } from 'react-router'
import { sendAdmin } from '../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { EntryLayout } from './entry-layout.tsx'
import styles from './sign-in.module.css'

/** Sends a link for a new password; doesn't reveal whether the e-mail is known. */
export function Component() {
  const [isSent, setIsSent] = useState(false)
  const { form, ...state } = useAdminForm({
    schema: forgottenPasswordForm,
    values: { email: '' },
    send: (value) => sendAdmin('mailStaffPasswordLink', { form: value }),
    onSent: () => setIsSent(true),
  })
  const back = (
    <Link to="/" className={styles.link}>
      Ко&nbsp;входу
    </Link>
  )
  if (isSent)
    return (
      <EntryLayout heading="Проверьте почту">
        <p role="status">
          Если этот адрес есть среди сотрудников, на&nbsp;него придёт письмо со&nbsp;ссылкой. Она действует{' '}
          {PASSWORD_LINK_MINUTES}&nbsp;минут.
        </p>
        {back}
      </EntryLayout>
    )
  return (
    <EntryLayout heading="Забыли пароль?">
      <p>Пришлём ссылку, по&nbsp;которой можно задать новый. Второй фактор при этом не&nbsp;меняется.</p>
      <AdminForm form={form} {...state}>
        <form.AppField name="email">
          {({ TextField }) => (
            <TextField label="Почта" type="email" inputMode="email" autoComplete="username" autoFocus />
          )}
        </form.AppField>
        <FormActions>
          <SubmitButton>Прислать ссылку</SubmitButton>
          {back}
        </FormActions>
      </AdminForm>
    </EntryLayout>
  )
}
