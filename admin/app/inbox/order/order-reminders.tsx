import type { InboxOrder } from '@rapport/contract/inbox/inbox'
import { useState } from 'react'
import { callAdmin } from '../../api/admin-api.ts'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import styles from './order-reminders.module.css'
import { ReminderDialog } from './reminder-dialog.tsx'
import { useOrderCommand } from './use-order-command.ts'

/** Who is reminded of an order, and when; the soonest first. */
export function OrderReminders({ order }: { order: InboxOrder }) {
  const [isAdding, setIsAdding] = useState(false)
  const end = useOrderCommand(order.id, (id: number) => callAdmin('endOrderReminder', { params: { id } }))
  return (
    <Panel
      heading="Напоминания"
      actions={
        <Button variant="secondary" onPress={() => setIsAdding(true)}>
          Напомнить…
        </Button>
      }
    >
      {order.reminders.length === 0 ? (
        <p className={styles.soft}>Напоминаний нет.</p>
      ) : (
        <ul className={styles.reminders}>
          {order.reminders.map(({ id, at, person, text, isDue }) => (
            <li key={id} className={styles.reminder}>
              <span className={styles.text}>{text || 'Вернуться к\u00A0заявке'}</span>
              <span className={styles.soft}>
                {isDue && <Badge kind="waiting">Пора</Badge>} {formatMoment(at)}, {person.name}
              </span>
              <Button
                variant="quiet"
                aria-label={`Сделано: ${text || 'вернуться к\u00A0заявке'}`}
                onPress={() => end.isPending || end.mutate(id)}
              >
                Сделано
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <ReminderDialog order={order} onClose={() => setIsAdding(false)} />}
    </Panel>
  )
}
