import { roleNames } from '@rapport/staff-contract/staff/role-names'
import type { StaffMember } from '@rapport/staff-contract/staff/staff'
import { useState } from 'react'
import { useSession } from '../api/session-context.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Table, type TableColumn } from '../ui/table/table.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { type MemberAction, MemberMenu } from './member-menu.tsx'
import { MemberQuestion } from './member-question.tsx'
import { RoleDialog } from './role-dialog.tsx'
import styles from './staff-table.module.css'

const STATUS = {
  invited: <Badge kind="waiting">Приглашён</Badge>,
  active: <Badge kind="good">Работает</Badge>,
  blocked: <Badge kind="bad">Доступ закрыт</Badge>,
} as const

const columns: TableColumn<StaffMember>[] = [
  {
    key: 'name',
    heading: 'Имя и почта',
    isRowHeader: true,
    cell: ({ id, name, email }) => (
      <div id={`staff-${id}`}>
        <strong>{name || 'Без имени'}</strong>
        <div className={styles.email}>{email}</div>
      </div>
    ),
  },
  { key: 'role', heading: 'Роль', isWhole: true, cell: ({ role }) => roleNames[role].name },
  { key: 'status', heading: 'Состояние', isWhole: true, cell: ({ status }) => STATUS[status] },
  {
    key: 'factor',
    heading: 'Второй фактор',
    cell: ({ hasSecondFactor }) => (hasSecondFactor ? 'Есть' : 'Нет'),
  },
  {
    key: 'used',
    heading: 'Последний вход',
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatMoment(lastSignInAt) : 'Ещё не входил'),
  },
]

export function StaffTable({ members }: { members: StaffMember[] }) {
  const { member: currentMember } = useSession()
  const [openAction, setOpenAction] = useState<{ action: MemberAction; id: number }>()
  const member = members.find(({ id }) => id === openAction?.id)
  const close = () => setOpenAction(undefined)
  return (
    <>
      <Table
        label="Сотрудники"
        columns={[
          ...columns,
          {
            key: 'actions',
            heading: 'Действия',
            isHeadingHidden: true,
            isWhole: true,
            cell: (row) =>
              row.id === currentMember.id ? (
                <span className={styles.self}>Это вы</span>
              ) : (
                <MemberMenu member={row} onAction={(action) => setOpenAction({ action, id: row.id })} />
              ),
          },
        ]}
        items={members}
        getKey={({ id }) => id}
        empty="Пока никого нет."
      />
      {member && openAction?.action === 'role' && <RoleDialog member={member} onClose={close} />}
      {member && openAction && openAction.action !== 'role' && (
        <MemberQuestion member={member} action={openAction.action} onClose={close} />
      )}
    </>
  )
}
