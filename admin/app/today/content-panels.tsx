import type { EntryPreview } from '@rapport/staff-contract/entries/entries'
import { TODAY_ROWS_MAX } from '@rapport/staff-contract/today/today-limits'
import { Link } from 'react-router'
import { CALENDAR_PATH, entryKinds, entryPath, formatTitle } from '../editing/entry-kinds.ts'
import { StateBadge } from '../editing/state-badge.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { formatMoment } from '../ui/text/format-moment.ts'
import { formatMoscowWithDay } from '../ui/text/moscow-time.ts'
import { TodayList } from './today-list.tsx'

const toRow = (entry: EntryPreview) => ({
  key: entry.id,
  path: entryPath(entry) ?? '/',
  title: formatTitle(entry),
})
const formatKind = ({ kind }: EntryPreview) => entryKinds[kind]?.singular ?? ''
const isWhole = (entries: readonly unknown[]) => entries.length < TODAY_ROWS_MAX
const calendar = <Link to={CALENDAR_PATH}>Весь календарь</Link>

/** Scheduled publications that failed, with the reason. */
export const FailedPanel = ({ entries }: { entries: EntryPreview[] }) => (
  <Panel heading="Не вышло по&nbsp;расписанию">
    <TodayList
      rows={entries.map((entry) => ({
        ...toRow(entry),
        facts: entry.schedule?.failure ?? formatKind(entry),
      }))}
      empty=""
      rest={!isWhole(entries) && calendar}
    />
  </Panel>
)

export const DraftsPanel = ({ entries }: { entries: EntryPreview[] }) => (
  <Panel heading="Ваши черновики">
    <TodayList
      rows={entries.map((entry) => ({
        ...toRow(entry),
        facts: `${formatKind(entry)}, ${formatMoment(entry.updatedAt)}`,
        sign: <StateBadge entry={entry} />,
      }))}
      empty="Неопубликованных правок у&nbsp;вас нет."
    />
  </Panel>
)

/** Scheduled events of the next seven days. */
export const ComingPanel = ({ entries }: { entries: EntryPreview[] }) => (
  <Panel heading="На&nbsp;этой неделе" lead={entries.length > 0 && 'Время московское'}>
    <TodayList
      rows={entries.map((entry) => ({ ...toRow(entry), facts: formatEvent(entry) }))}
      empty="На ближайшие семь дней ничего не&nbsp;назначено."
      rest={!isWhole(entries) && calendar}
    />
  </Panel>
)

function formatEvent({ schedule }: EntryPreview): string {
  const { publishAt = null, takeDownAt = null } = schedule ?? {}
  if (publishAt !== null && (takeDownAt === null || publishAt < takeDownAt))
    return `Выйдет ${formatMoscowWithDay(publishAt)}`
  return takeDownAt === null ? '' : `Будет снято ${formatMoscowWithDay(takeDownAt)}`
}
