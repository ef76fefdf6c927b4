import type { InboxOrder } from '@rapport/staff-contract/inbox/inbox'
import { useState } from 'react'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { formatMoment } from '../../ui/text/format-moment.ts'
import { useOrderWrite } from '../outbox/use-order-write.ts'
import styles from './order-reminders.module.css'
import { ReminderDialog } from './reminder-dialog.tsx'

const NO_TEXT = 'Вернуться к\u00A0заявке'

export function OrderReminders({ order, mayWrite }: { order: InboxOrder; mayWrite: boolean }) {
  const [isAdding, setIsAdding] = useState(false)
  const end = useOrderWrite(order)
  const done = (partId: number, text: string) =>
    end.mutate({ call: 'endOrderReminder', form: undefined, partId, label: `Сделано: ${text}` })
  if (!mayWrite && order.reminders.length === 0) return null
  return (
    <Panel
      heading="Напоминания"
      actions={
        mayWrite && (
          <Button variant="secondary" onPress={() => setIsAdding(true)}>
            Напомнить…
          </Button>
        )
      }
    >
      {order.reminders.length === 0 ? (
        <p className={styles.soft}>Напоминаний нет.</p>
      ) : (
        <ul className={styles.reminders}>
          {order.reminders.map(({ id, at, person, text, isDue }) => (
            <li key={id} className={styles.reminder}>
              <span className={styles.text}>{text || NO_TEXT}</span>
              <span className={styles.soft}>
                {isDue && <Badge kind="waiting">Пора</Badge>} {formatMoment(at)}, {person.name}
              </span>
              {mayWrite && (
                <Button
                  variant="quiet"
                  aria-label={`Сделано: ${text || NO_TEXT.toLowerCase()}`}
                  onPress={() => done(id, text || NO_TEXT.toLowerCase())}
                >
                  Сделано
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isAdding && <ReminderDialog order={order} onClose={() => setIsAdding(false)} />}
    </Panel>
  )
}
