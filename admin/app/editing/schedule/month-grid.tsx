import { toMoscowMinute } from '@rapport/contract/hours/moscow-time'
import { Link } from 'react-router'
import { entryPath, formatTitle } from '../entry-kinds.ts'
import styles from './calendar.module.css'
import { type Day, listWeeks } from './month.ts'
import type { ScheduledEvent } from './scheduled-events.ts'

/** Events shown in a day of the grid; the list below has all. */
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
      {listWeeks(month).map((week) => (
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

const DayEvents = ({ events }: { events: readonly ScheduledEvent[] }) => (
  <>
    {events.length > 0 && <span className={styles.count}>{events.length}</span>}
    <ul className={styles.events}>
      {events.slice(0, SHOWN_MAX).map(({ key, entry, action, at, failure }) => (
        <li key={key} data-failed={failure !== null || undefined} className={styles.event}>
          <Link to={entryPath(entry) ?? ''}>
            {toMoscowMinute(at).slice(11)} {action === 'publish' ? '' : 'снять: '}
            {formatTitle(entry)}
          </Link>
        </li>
      ))}
      {events.length > SHOWN_MAX && <li className={styles.event}>и&nbsp;ещё {events.length - SHOWN_MAX}</li>}
    </ul>
  </>
)
