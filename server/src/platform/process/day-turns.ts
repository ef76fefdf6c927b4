import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { Clock } from './clock.ts'

export interface DayTurns {
  /** Calls the listener when a new day has begun in Moscow, before the first request of the day is answered. */
  onNewDay(listener: () => void): void
  /** Looks at the clock. */
  look(): void
}

/**
 * Tells when a new day has begun in Moscow. What is kept is only read by requests, so that each of them looks: nothing that was made
 * the day before is shown, in any process, whatever a timer would have missed while the machine slept.
 */
export function createDayTurns(now: Clock): DayTurns {
  const listeners: (() => void)[] = []
  let day = moscowDay(now())
  return {
    onNewDay: (listener) => void listeners.push(listener),
    look() {
      const today = moscowDay(now())
      if (today === day) return
      day = today
      for (const listener of listeners) listener()
    },
  }
}
