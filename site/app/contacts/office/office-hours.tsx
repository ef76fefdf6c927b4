import type { CityContact } from '@rapport/contract/contacts/contacts'
import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { parseOpeningHours } from '@rapport/contract/hours/opening-hours'
import { useEffect, useState } from 'react'
import { classNames } from '../../ui/text/class-names.ts'
import { formatException, getOpeningStatus, type OpeningStatus } from '../opening-status.ts'
import styles from './office-hours.module.css'

type OfficeTimes = Pick<CityContact, 'operationMode' | 'timeZone' | 'exceptions'>

/** Opening hours and the current status. */
export function OfficeHours({ contact }: { contact: OfficeTimes }) {
  const status = useOpeningStatus(contact)
  const known = parseOpeningHours(contact.operationMode) !== undefined
  if (!contact.operationMode) return null
  return (
    <div>
      <p>{contact.operationMode}</p>
      {contact.exceptions?.map((exception) => (
        <p key={exception.first} className={styles.exception}>
          {formatException(exception)}
        </p>
      ))}
      {known && (
        <p className={styles.status}>
          {status && (
            <>
              <span className={classNames(styles.now, status.open && styles.open)}>
                {status.open ? 'Сейчас открыто' : 'Сейчас закрыто'}
              </span>
              <span className={styles.next}>{status.next}</span>
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** Only in the browser, since cached pages are shown at any time. */
function useOpeningStatus({ operationMode, timeZone, exceptions }: OfficeTimes) {
  const [status, setStatus] = useState<OpeningStatus>()
  useEffect(() => {
    const hours = parseOpeningHours(operationMode)
    if (!hours) return
    const update = () => setStatus(getOpeningStatus({ hours, exceptions }, new Date(), timeZone))
    update()
    const timer = setInterval(update, MINUTE_MS)
    return () => clearInterval(timer)
  }, [operationMode, timeZone, exceptions])
  return status
}
