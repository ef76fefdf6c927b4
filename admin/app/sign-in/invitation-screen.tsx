import { roleNames } from '@rapport/staff-contract/staff/role-names'
import { acceptInvitationForm, linkForm } from '@rapport/staff-contract/staff/sign-in'
import { STAFF_NAME_MAX } from '@rapport/staff-contract/staff/staff-limits'
import { staffMessages } from '@rapport/staff-contract/staff/staff-messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { sendAdmin } from '../api/admin-api.ts'
import { AdminError, failureText } from '../api/admin-error.ts'
import { AdminForm, SubmitButton } from '../forms/admin-form.tsx'
import { NewPasswordFields, newPasswordFields } from '../forms/new-password-fields.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Notice } from '../ui/notice/notice.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { getLinkToken, openStart } from './mailed-link.ts'

export function Component() {
  const token = getLinkToken()
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () =>
      linkForm.safeParse({ token }).success
        ? sendAdmin('getInvitation', { form: { token } })
        : Promise.reject(new AdminError('status', staffMessages.linkWrong)),
    retry: false,
  })
  return (
    <EntryLayout heading="Приглашение">
      {error && (
        <>
          <Notice kind="error">{failureText(error)}</Notice>
          <p>
            Приглашение присылает владелец. Уже приняли его? <Link to="/">Войдите</Link>
          </p>
        </>
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data && (
        <>
          <p>
            Вас пригласили в&nbsp;панель управления: {data.email}, роль «{roleNames[data.role].name}».
            Осталось имя и&nbsp;пароль.
          </p>
          <Acceptance token={token} name={data.name} email={data.email} />
        </>
      )}
    </EntryLayout>
  )
}

function Acceptance({ token, name, email }: { token: string; name: string; email: string }) {
  const { form, ...state } = useAdminForm({
    schema: acceptInvitationForm,
    values: { token, name, password: '', passwordConfirmation: '' },
    send: (value) => sendAdmin('acceptInvitation', { form: value }),
    onSent: openStart,
  })
  return (
    <AdminForm form={form} {...state}>
      {/* Password managers store the e-mail with the password. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <form.AppField name="name">
        {({ TextField }) => (
          <TextField label="Имя и фамилия" autoComplete="name" maxLength={STAFF_NAME_MAX} />
        )}
      </form.AppField>
      <NewPasswordFields
        form={form}
        fields={newPasswordFields}
        label="Пароль"
        confirmationLabel="Повторите пароль"
        autoFocus={false}
      />
      <SubmitButton>Принять приглашение</SubmitButton>
    </AdminForm>
  )
}
