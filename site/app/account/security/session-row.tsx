import type { UserSession } from '@rapport/contract/accounts/accounts'
import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { formatDayInWords } from './day-in-words.ts'
import styles from './security.module.css'

/** Session of a device. The place is a guess from the network, which is exact and shown beside it. */
export function SessionRow({
  session: { device, network, place, startedAt, lastUsedAt, current },
  end,
}: {
  session: UserSession
  end: () => void
}) {
  const nameId = useId()
  const now = new Date()
  const [start, lastUse] = [formatDayInWords(startedAt, now), formatDayInWords(lastUsedAt, now)]
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p id={nameId} className={styles.name}>
          {device} {current && <span className={styles.badge}>Это устройство</span>}
        </p>
        <p className={styles.details}>
          {place && (
            <>
              {place} (примерно)
              <br />
            </>
          )}
          {network ? `Сеть ${network}` : 'Сеть неизвестна'}
          <br />
          Вход {start}
          {!current && lastUse !== start && `, последний раз ${lastUse}`}
        </p>
      </div>
      {!current && (
        <Button variant="outline" compact aria-describedby={nameId} onClick={end}>
          Завершить
        </Button>
      )}
    </li>
  )
}
