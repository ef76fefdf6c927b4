import type { StaffMember } from '@rapport/staff-contract/staff/staff'
import { Icon } from '../ui/icon/icon.tsx'
import { Menu } from '../ui/menu/menu.tsx'

/** `withdraw` blocks a member who has not accepted the invitation. */
export type MemberAction = 'role' | 'repeat' | 'withdraw' | 'reset' | 'block' | 'unblock'

const ACTIONS: Record<StaffMember['status'], MemberAction[]> = {
  invited: ['role', 'repeat', 'withdraw'],
  active: ['role', 'reset', 'block'],
  blocked: ['unblock'],
}

const LABELS: Record<MemberAction, string> = {
  role: 'Сменить роль…',
  repeat: 'Пригласить ещё раз…',
  withdraw: 'Отозвать приглашение…',
  reset: 'Сбросить вход…',
  block: 'Закрыть доступ…',
  unblock: 'Открыть доступ…',
}

const isDangerous = (action: MemberAction) => action === 'withdraw' || action === 'block'

interface MemberMenuProps {
  member: StaffMember
  onAction: (action: MemberAction) => void
}

export const MemberMenu = ({ member: { name, email, status }, onAction }: MemberMenuProps) => (
  <Menu
    label={`Действия: ${name || email}`}
    actions={ACTIONS[status].map((action) => ({
      label: LABELS[action],
      isDangerous: isDangerous(action),
      onAction: () => onAction(action),
    }))}
  >
    <Icon name="more" />
  </Menu>
)
