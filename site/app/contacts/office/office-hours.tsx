import type { CityContact } from '@rapport/contract/contacts/contacts'
import { parseOpeningHours } from '@rapport/contract/hours/opening-hours'
import { Slot } from '../../ui/element/slot.tsx'
import { formatException } from '../opening-status.ts'
import styles from './office-hours.module.css'

type OfficeTimes = Pick<CityContact, 'operationMode' | 'timeZone' | 'exceptions'>

/** Opening hours and the current status, which the custom element shows: a cached page is shown at any time. */
export function OfficeHours({ contact: { operationMode, timeZone, exceptions } }: { contact: OfficeTimes }) {
  const hours = parseOpeningHours(operationMode)
  if (!operationMode) return null
  return (
    <div>
      <p>{operationMode}</p>
      {exceptions?.map((exception) => (
        <p key={exception.first} className={styles.exception}>
          {formatException(exception)}
        </p>
      ))}
      {hours && (
        <office-hours data-week={JSON.stringify({ hours, exceptions })} data-time-zone={timeZone}>
          <p className={styles.status}>
            <Slot data-now="" className={styles.now} />
            <Slot data-next="" className={styles.next} />
          </p>
        </office-hours>
      )}
    </div>
  )
}
