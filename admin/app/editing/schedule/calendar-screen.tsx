import { moscowDay } from '@rapport/contract/hours/moscow-day'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { failureText } from '../../api/admin-error.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { formatMonth } from '../../ui/text/moscow-time.ts'
import { scheduleQuery } from '../entry-queries.ts'
import styles from './calendar.module.css'
import { addMonths, parseMonth } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { ScheduleList } from './schedule-list.tsx'
import { toEvents } from './scheduled-events.ts'

/** Calendar of scheduled publications, with those that failed; Moscow time. */
export function Component() {
  const { data: entries, error } = useQuery(scheduleQuery)
  const [params, setParams] = useSearchParams()
  const today = moscowDay(new Date())
  const month = parseMonth(params.get('month')) ?? today.slice(0, 7)
  const show = (other: string) => setParams({ month: other }, { replace: true })
  const events = (entries ?? []).flatMap(toEvents).sort((one, other) => one.at.localeCompare(other.at))
  const failed = events.filter(({ failure }) => failure !== null)
  const coming = events.filter(({ failure }) => failure === null)

  return (
    <>
      <h1>Календарь публикаций</h1>
      {error && <Notice kind="error">{failureText(error)}</Notice>}
      {!entries && !error && <Skeleton lines={6} />}
      {failed.length > 0 && (
        <Panel
          heading="Не&nbsp;вышло"
          lead="На&nbsp;сайте всё осталось как было. Исправьте и&nbsp;назначьте новое время."
        >
          <ScheduleList label="Не вышло" events={failed} />
        </Panel>
      )}
      {entries && (
        <>
          <Panel
            heading={formatMonth(month)}
            lead="Время московское."
            actions={
              <span className={styles.months}>
                <IconButton
                  icon="chevronLeft"
                  label="Предыдущий месяц"
                  onPress={() => show(addMonths(month, -1))}
                />
                <IconButton
                  icon="chevronRight"
                  label="Следующий месяц"
                  onPress={() => show(addMonths(month, 1))}
                />
              </span>
            }
          >
            <MonthGrid month={month} today={today} events={events} />
          </Panel>
          <Panel heading="Что впереди">
            <ScheduleList label="Что впереди" events={coming} />
          </Panel>
        </>
      )}
    </>
  )
}
