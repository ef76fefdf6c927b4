import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session-context.ts'
import { Menu } from '../../ui/menu/menu.tsx'
import { handlersQuery } from '../inbox-queries.ts'

interface AssigneeMenuProps {
  order: InboxOrder
  onChoose: (person: { id: number; name: string }) => void
}

export function AssigneeMenu({ order, onChoose }: AssigneeMenuProps) {
  const { member } = useSession()
  const { data: people = [] } = useQuery(handlersQuery)
  const others = people.filter(({ id }) => id !== member.id && id !== order.assignee?.id)
  if (others.length === 0) return null
  return (
    <Menu
      label="Передать"
      variant="secondary"
      actions={others.map((person) => ({ label: person.name, onAction: () => onChoose(person) }))}
    >
      Передать…
    </Menu>
  )
}
