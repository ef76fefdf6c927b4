import { HOUR_S } from '@rapport/contract/hours/durations'
import { useEffect, useState } from 'react'
import { Notice } from '../ui/notice/notice.tsx'

const units = [
  { seconds: HOUR_S, unit: 'hour' },
  { seconds: 60, unit: 'minute' },
  { seconds: 1, unit: 'second' },
] as const

/** Formats «40 с», «3 мин», «2 ч», rounded up. */
function formatWait(seconds: number): string {
  const { seconds: length, unit } = units.find((unit) => seconds >= unit.seconds) ?? units[2]
  return new Intl.NumberFormat('ru', { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.ceil(seconds / length),
  )
}

export function RetryNotice({ seconds }: { seconds: number }) {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const until = Date.now() + seconds * 1000
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 250)
    return () => clearInterval(timer)
  }, [seconds])
  if (left === 0) return <Notice>Можно попробовать ещё раз.</Notice>
  return (
    <Notice kind="error">
      Слишком много попыток: попробуйте через <span aria-live="off">{formatWait(left)}</span>
    </Notice>
  )
}
