import { STAFF_ROLES } from '@rapport/staff-contract/staff/permissions'
import { roleNames } from '@rapport/staff-contract/staff/role-names'
import { type StaffMember, staffRolePatch } from '@rapport/staff-contract/staff/staff'
import { callAdmin } from '../api/admin-api.ts'
import { AdminForm, FormActions, SubmitButton } from '../forms/admin-form.tsx'
import { useAdminForm } from '../forms/use-admin-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { showToast } from '../ui/toast/toasts.ts'
import { useReplaceMember } from './use-staff-command.ts'

export const roleOptions = STAFF_ROLES.map((role) => ({
  value: role,
  label: roleNames[role].name,
  hint: roleNames[role].allows,
}))

export function RoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const replaceMember = useReplaceMember()
  const { form, ...state } = useAdminForm({
    schema: staffRolePatch,
    values: { role: member.role },
    send: (value) => callAdmin('updateStaffRole', { params: { id: member.id }, form: value }),
    onSent: (result) => {
      replaceMember(result.member)
      showToast('Роль изменена')
      onClose()
    },
  })
  return (
    <Dialog heading="Сменить роль" isOpen onClose={onClose}>
      <p>{member.name || member.email}</p>
      <AdminForm form={form} {...state}>
        <form.AppField name="role">
          {({ Select }) => <Select label="Роль" options={roleOptions} />}
        </form.AppField>
        <FormActions>
          <SubmitButton>Сменить роль</SubmitButton>
          <Button variant="secondary" onPress={onClose}>
            Отмена
          </Button>
        </FormActions>
      </AdminForm>
    </Dialog>
  )
}
