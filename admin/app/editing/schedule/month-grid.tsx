import { toMoscowMinute } from '@rapport/contract/hours/moscow-time'
import { Link } from 'react-router'
import { entryPath, titleOf } from '../entry-kinds.ts'
import styles from './calendar.module.css'
import { type Day, weeksOf } from './month.ts'
import type { ScheduledEvent } from './scheduled-events.ts'

/** Of one day, at most; the list below has all. */
const SHOWN_MAX = 4
const WEEKDAYS = [
  ['пн', 'понедельник'],
  ['вт', 'вторник'],
  ['ср', 'среда'],
  ['чт', 'четверг'],
  ['пт', 'пятница'],
  ['сб', 'суббота'],
  ['вс', 'воскресенье'],
] as const

interface MonthGridProps {
  month: string
  today: Day
  events: readonly ScheduledEvent[]
}

/** A month with what is to happen on its days. */
export const MonthGrid = ({ month, today, events }: MonthGridProps) => (
  <table aria-label="По дням" className={styles.grid}>
    <thead>
      <tr>
        {WEEKDAYS.map(([short, name]) => (
          <th key={short} scope="col" abbr={name}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <td
              key={day}
              data-outside={!day.startsWith(month) || undefined}
              aria-current={day === today ? 'date' : undefined}
              className={styles.day}
            >
              <span className={styles.number}>{Number(day.slice(8))}</span>
              <DayEvents events={events.filter(({ at }) => toMoscowMinute(at).startsWith(day))} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** What is to happen on a day; how much of it where there is no room for more, as the list below says what. */
const DayEvents = ({ events }: { events: readonly ScheduledEvent[] }) => (
  <>
    {events.length > 0 && <span className={styles.count}>{events.length}</span>}
    <ul className={styles.events}>
      {events.slice(0, SHOWN_MAX).map(({ key, entry, action, at, failure }) => (
        <li key={key} data-failed={failure !== null || undefined} className={styles.event}>
          <Link to={entryPath(entry) ?? ''}>
            {toMoscowMinute(at).slice(11)} {action === 'publish' ? '' : 'снять: '}
            {titleOf(entry)}
          </Link>
        </li>
      ))}
      {events.length > SHOWN_MAX && <li className={styles.event}>и&nbsp;ещё {events.length - SHOWN_MAX}</li>}
    </ul>
  </>
)
