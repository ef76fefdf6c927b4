import { Button } from '../../ui/button/button.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import styles from './outbox.module.css'
import { dropWrite } from './outbox.ts'
import { useShownWrites } from './use-order-write.ts'

export function WaitingList({ orderId }: { orderId: string }) {
  const writes = useShownWrites(orderId)
  if (writes.length === 0) return null
  return (
    <Panel heading="Ждёт отправки" lead="Уйдёт само и&nbsp;по&nbsp;порядку, когда появится связь.">
      <ul className={styles.writes}>
        {writes.map(({ id, label, refusal }) => (
          <li key={id} className={styles.write}>
            <span className={styles.label}>{label}</span>
            <span className={refusal === undefined ? styles.soft : styles.refusal}>
              {refusal === undefined ? 'ждёт связи' : `не\u00A0сделано. ${refusal}`}
            </span>
            <Button variant="quiet" aria-label={`Убрать: ${label}`} onPress={() => void dropWrite(id)}>
              Убрать
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
