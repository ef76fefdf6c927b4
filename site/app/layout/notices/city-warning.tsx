import type { CityNotification } from '@rapport/contract/contacts/contacts'
import { DISMISS, WARNING } from '../../browser/city/city-warnings.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import styles from './city-warning.module.css'
import { warningColors } from './city-warning-colors.ts'

/**
 * Warnings of the city's office, one at a time, until dismissed. The head script hides dismissed warnings without the
 * client bundle or layout shift: see browser/city/city-warnings.ts.
 */
export function CityWarning({ notifications }: { notifications: readonly CityNotification[] }) {
  if (notifications.length === 0) return null
  return (
    <aside aria-label="Важно в вашем городе" className={styles.bar}>
      {notifications.map(({ text, color }) => {
        const { background, text: ink, band } = warningColors(color)
        return (
          <div
            key={text}
            {...{ [WARNING]: text }}
            className={styles.line}
            style={{ background, color: ink, borderInlineStartColor: band }}
          >
            <p className={styles.text}>{text}</p>
            <button
              type="button"
              className={styles.dismiss}
              aria-label={`Скрыть: ${text}`}
              {...{ [DISMISS]: '' }}
            >
              <Icon name="close" size={18} />
            </button>
          </div>
        )
      })}
    </aside>
  )
}
