import type { StaffRole } from '@rapport/staff-contract/staff/permissions'
import { inviteStaffForm } from '@rapport/staff-contract/staff/staff'
import { STAFF_NAME_MAX } from '@rapport/staff-contract/staff/staff-limits'
import { callAdmin } from '../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import { roleOptions } from './role-dialog.tsx'
import { useReplaceMember } from './use-staff-command.ts'

/** Invites a member by mail. A draft keeps the typed values. */
export const InviteDialog = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <Dialog heading="Пригласить сотрудника" isOpen={isOpen} onClose={onClose}>
    <InviteForm onClose={onClose} />
  </Dialog>
)

function InviteForm({ onClose }: { onClose: () => void }) {
  const replaceMember = useReplaceMember()
  const { form, ...state } = useAdminForm({
    schema: inviteStaffForm,
    values: { email: '', name: '', role: 'editor' as StaffRole },
    send: (value) => callAdmin('inviteStaff', { form: value }),
    onSent: ({ member }) => {
      replaceMember(member)
      showToast(`Приглашение отправлено: ${member.email}`)
      onClose()
    },
    draft: 'invite-staff',
  })
  return (
    <AdminForm form={form} {...state}>
      <form.AppField name="email">
        {({ TextField }) => (
          <TextField label="Почта" type="email" inputMode="email" autoComplete="off" autoFocus />
        )}
      </form.AppField>
      <form.AppField name="name">
        {({ TextField }) => <TextField label="Имя и фамилия" autoComplete="off" maxLength={STAFF_NAME_MAX} />}
      </form.AppField>
      <form.AppField name="role">
        {({ Select }) => <Select label="Роль" options={roleOptions} />}
      </form.AppField>
      <FormActions>
        <SubmitButton>Отправить приглашение</SubmitButton>
        <Button variant="secondary" onPress={onClose}>
          Отмена
        </Button>
      </FormActions>
    </AdminForm>
  )
}
