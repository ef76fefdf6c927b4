import { Link } from 'react-router'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './lists.module.css'

/** A filter in words, «Город: Тула», with the URL of the list without it. */
export interface FilterChip {
  words: string
  href: string
}

export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  if (chips.length === 0) return null
  return (
    <ul aria-label="Отобрано" className={styles.chips}>
      {chips.map(({ words, href }) => (
        <li key={words}>
          <Link to={href} replace aria-label={`Снять отбор: ${words}`} className={styles.chip}>
            {words}
            <Icon name="close" size={12} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
