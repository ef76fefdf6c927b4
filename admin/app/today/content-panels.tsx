import type { EntryPreview } from '@rapport/staff-contract/entries/entries'
import { TODAY_ROWS_MAX } from '@rapport/staff-contract/today/today-limits'
import { Link } from 'react-router'
import { CALENDAR_PATH, entryKinds, entryPath, titleOf } from '../editing/entry-kinds.ts'
import { StateBadge } from '../editing/state-badge.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { formatMoscowWithDay } from '../ui/text/moscow-time.ts'
import { TodayList } from './today-list.tsx'

const rowOf = (entry: EntryPreview) => ({
  key: entry.id,
  path: entryPath(entry) ?? '/',
  title: titleOf(entry),
})
const nameOf = ({ kind }: EntryPreview) => entryKinds[kind]?.one ?? ''
const isWhole = (entries: readonly unknown[]) => entries.length < TODAY_ROWS_MAX
const calendar = <Link to={CALENDAR_PATH}>Весь календарь</Link>

/** What did not go out at its minute, and why. */
export const FailedPanel = ({ entries }: { entries: EntryPreview[] }) => (
  <Panel heading="Не вышло по&nbsp;расписанию">
    <TodayList
      rows={entries.map((entry) => ({ ...rowOf(entry), facts: entry.schedule?.failure ?? nameOf(entry) }))}
      empty=""
      rest={!isWhole(entries) && calendar}
    />
  </Panel>
)

/** What one has begun. */
export const DraftsPanel = ({ entries }: { entries: EntryPreview[] }) => (
  <Panel heading="Ваши черновики">
    <TodayList
      rows={entries.map((entry) => ({
        ...rowOf(entry),
        facts: `${nameOf(entry)}, ${formatMoment(entry.updatedAt)}`,
        sign: <StateBadge entry={entry} />,
      }))}
      empty="Неопубликованных правок у&nbsp;вас нет."
    />
  </Panel>
)

/** What happens by itself within a week. */
export const ComingPanel = ({ entries }: { entries: EntryPreview[] }) => (
  <Panel heading="На&nbsp;этой неделе" lead={entries.length > 0 && 'Время московское'}>
    <TodayList
      rows={entries.map((entry) => ({ ...rowOf(entry), facts: eventOf(entry) }))}
      empty="На ближайшие семь дней ничего не&nbsp;назначено."
      rest={!isWhole(entries) && calendar}
    />
  </Panel>
)

function eventOf({ schedule }: EntryPreview): string {
  const { publishAt = null, takeDownAt = null } = schedule ?? {}
  if (publishAt !== null && (takeDownAt === null || publishAt < takeDownAt))
    return `Выйдет ${formatMoscowWithDay(publishAt)}`
  return takeDownAt === null ? '' : `Будет снято ${formatMoscowWithDay(takeDownAt)}`
}
