import { MINUTE_MS } from '@rapport/contract/hours/durations'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { Badge } from '../ui/badge/badge.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { formatMoment, formatTimeElsewhere } from '../ui/text/format-moment.ts'
import styles from './call-deadline.module.css'
import { inboxStateQuery } from './inbox-queries.ts'

const TICK_MS = 1000
/** Farther deadlines are shown as a date, without a countdown. */
const COUNTED_MINUTES = 60
const WARNING_MINUTES = 5

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, TICK_MS)
  return () => clearInterval(timer)
}
const currentSecond = () => Math.floor(Date.now() / TICK_MS)

interface CallDeadlineProps {
  callBy: string | null
  /** Time zone of the customer's city; its local time is shown if it differs from Moscow. */
  timeZone?: string | null
  city?: string | null
  /** In lists: a phone icon instead of words, since the city is shown beside it. */
  isShort?: boolean
}

/** Deadline of a call, counted down by the server's clock. */
export function CallDeadline({ callBy, timeZone, city, isShort = false }: CallDeadlineProps) {
  const { data } = useQuery(inboxStateQuery)
  const second = useSyncExternalStore(subscribe, currentSecond)
  if (callBy === null) return null
  const ahead = data ? Date.parse(data.now) - data.receivedAt : 0
  const left = Date.parse(callBy) - (second * TICK_MS + ahead)
  const minutes = Math.ceil(left / MINUTE_MS)
  if (minutes <= 0) return <Badge kind="bad">Опоздание {duration(Math.floor(-left / MINUTE_MS))}</Badge>
  if (minutes > COUNTED_MINUTES) {
    const there = timeZone && formatTimeElsewhere(callBy, timeZone)
    return (
      <Badge>
        {isShort ? <CallIcon>Позвонить: </CallIcon> : 'Позвонить: '}
        {formatMoment(callBy)}
        {there && (isShort ? `, там\u00A0${there}` : `, ${city}: ${there}`)}
      </Badge>
    )
  }
  return (
    <Badge kind={minutes <= WARNING_MINUTES ? 'waiting' : 'plain'}>
      {isShort ? <CallIcon>Позвонить </CallIcon> : 'Позвонить '}за&nbsp;{duration(minutes)}
    </Badge>
  )
}

const CallIcon = ({ children }: { children: string }) => (
  <span className={styles.icon}>
    <Icon name="call" size={14} />
    <span className={styles.word}>{children}</span>
  </span>
)

function duration(minutes: number): string {
  if (minutes < COUNTED_MINUTES) return `${minutes}\u00A0мин`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours}\u00A0ч` : `${Math.floor(hours / 24)}\u00A0дн`
}
