import { DAY_MINUTES, MINUTE_MS } from '@rapport/contract/hours/durations'
import { type HoursException, listOpenSpans, type OpeningHours } from '@rapport/contract/hours/opening-hours'

/** Opening hours of an office in its time zone. */
export interface WorkingHours {
  /** IANA name. */
  timeZone: string
  hours: OpeningHours[]
  exceptions?: readonly HoursException[]
}

/** Days to search for open hours. */
const DAYS_MAX = 60

/** Returns the moment at which an office has worked for `minutes` since `from`, or undefined if it stays closed. */
export function addWorkingMinutes(from: Date, minutes: number, office: WorkingHours): Date | undefined {
  let at = from.getTime()
  let left = minutes * MINUTE_MS
  for (let step = 0; step < DAYS_MAX * 2; step += 1) {
    const local = localTime(new Date(at), office.timeZone)
    const span = listOpenSpans(local, office.hours, office.exceptions).find(({ to }) => to > local.minute)
    if (!span) {
      at += msUntil(local, DAY_MINUTES)
      continue
    }
    if (span.from > local.minute) {
      at += msUntil(local, span.from)
      continue
    }
    const open = msUntil(local, span.to)
    if (left <= open) return new Date(at + left)
    left -= open
    at += open
  }
  return undefined
}

/** Returns the working minutes of an office between two moments, of at most DAYS_MAX days. */
export function countWorkingMinutes(from: Date, to: Date, office: WorkingHours): number {
  let at = from.getTime()
  let worked = 0
  for (let step = 0; step < DAYS_MAX * 2 && at < to.getTime(); step += 1) {
    const local = localTime(new Date(at), office.timeZone)
    const span = listOpenSpans(local, office.hours, office.exceptions).find((one) => one.to > local.minute)
    const isOpen = span !== undefined && span.from <= local.minute
    const until = at + msUntil(local, isOpen ? span.to : (span?.from ?? DAY_MINUTES))
    if (isOpen) worked += Math.min(until, to.getTime()) - at
    at = until
  }
  return worked / MINUTE_MS
}

/** Returns milliseconds from a time of day to a minute of the same day. */
const msUntil = ({ minute, ms }: LocalTime, target: number) => (target - minute) * MINUTE_MS - ms

interface LocalTime {
  date: string
  /** 0 for Sunday. */
  day: number
  /** Minutes after midnight. */
  minute: number
  /** Milliseconds after the minute. */
  ms: number
}

function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return {
    date,
    day: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minute: Number(part('hour')) * 60 + Number(part('minute')),
    ms: moment.getTime() % MINUTE_MS,
  }
}
