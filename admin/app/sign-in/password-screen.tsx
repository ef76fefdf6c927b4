import { linkForm, resetStaffPasswordForm } from '@rapport/staff-contract/staff/sign-in'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { useState } from 'react'
import { Link } from 'react-router'
import { sendAdmin } from '../api/admin-api.ts'
import { AdminForm, SubmitButton } from '../forms/admin-form.tsx'
import { NewPasswordFields, newPasswordFields } from '../forms/new-password-fields.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { getLinkToken, openStart } from './mailed-link.ts'
import styles from './sign-in.module.css'

/** Screen of a password link; changing the password doesn't sign in. */
export function Component() {
  const token = getLinkToken()
  const [isSet, setIsSet] = useState(false)
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
      {linkForm.safeParse({ token }).success ? (
        <NewPassword token={token} onSet={() => setIsSet(true)} />
      ) : (
        <>
          <Notice kind="error">{staffMessages.linkWrong}</Notice>
          <NewLink />
        </>
      )}
    </EntryLayout>
  )
}

function NewPassword({ token, onSet }: { token: string; onSet: () => void }) {
  const { form, ...state } = useAdminForm({
    schema: resetStaffPasswordForm,
    values: { token, password: '', passwordConfirmation: '' },
    send: (value) => sendAdmin('resetStaffPassword', { form: value }),
    onSent: onSet,
  })
  return (
    <>
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
      {state.failure && <NewLink />}
    </>
  )
}

const NewLink = () => (
  <Link to="/forgotten-password/" className={styles.link}>
    Прислать новую ссылку
  </Link>
)
