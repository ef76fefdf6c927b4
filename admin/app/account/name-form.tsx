import { type StaffAccount, staffAccountPatch } from '@rapport/staff-contract/staff/staff'
import { STAFF_NAME_MAX } from '@rapport/staff-contract/staff/staff-limits'
import { useQueryClient } from '@tanstack/react-query'
import { callAdmin } from '../api/admin-api.ts'
import { accountQuery, sessionQuery } from '../api/queries.ts'
import { AdminForm, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { showToast } from '../ui/toast/toasts.ts'

export function NameForm({ account: { member } }: { account: StaffAccount }) {
  const queryClient = useQueryClient()
  const { form, ...state } = useAdminForm({
    schema: staffAccountPatch,
    values: { name: member.name },
    send: (value) => callAdmin('updateStaffAccount', { form: value }),
    onSent: ({ account }) => {
      queryClient.setQueryData(accountQuery.queryKey, account)
      void queryClient.invalidateQueries({ queryKey: sessionQuery.queryKey })
      showToast('Имя сохранено')
    },
    draft: 'account-name',
  })
  return (
    <Panel
      heading="Имя"
      lead={`Вы входите с адресом ${member.email}. Его меняет владелец: новым приглашением.`}
    >
      <AdminForm form={form} {...state}>
        <form.AppField name="name">
          {({ TextField }) => (
            <TextField label="Имя и фамилия" autoComplete="name" maxLength={STAFF_NAME_MAX} />
          )}
        </form.AppField>
        <SubmitButton>Сохранить имя</SubmitButton>
      </AdminForm>
    </Panel>
  )
}
