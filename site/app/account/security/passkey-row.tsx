import type { Passkey } from '@rapport/contract/accounts/passkeys'
import { useId } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { formatDayInWords } from './day-in-words.ts'
import styles from './security.module.css'

interface PasskeyRowProps {
  passkey: Passkey
  rename: () => void
  remove: () => void
}

export function PasskeyRow({ passkey: { name, device, createdAt, lastUsedAt }, ...rest }: PasskeyRowProps) {
  const nameId = useId()
  const now = new Date()
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p id={nameId} className={styles.name}>
          {name}
        </p>
        <p className={styles.details}>
          {device}
          <br />
          Добавлен {formatDayInWords(createdAt, now)},{' '}
          {lastUsedAt ? `вход ${formatDayInWords(lastUsedAt, now)}` : 'им\u00A0ещё не\u00A0входили'}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="outline" compact aria-describedby={nameId} onClick={rest.rename}>
          Переименовать
        </Button>
        <Button variant="outline" compact aria-describedby={nameId} onClick={rest.remove}>
          Удалить
        </Button>
      </div>
    </li>
  )
}
