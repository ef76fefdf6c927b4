import { moscowDay } from '@rapport/contract/hours/moscow-day'
import type { Clock } from './clock.ts'

export interface DayTurns {
  /**
   * Calls the listener when a new day has begun in Moscow, before the first request of the day is answered.
   */
  onNewDay(listener: () => void): void
  /** Checks the clock. */
  check(): void
}

/**
 * Notifies listeners of a new day in Moscow. Each request checks the clock, since cached pages are only read
 * by requests. So no page of the day before is served, even if a timer would have missed midnight in sleep
 * mode.
 */
export function createDayTurns(now: Clock): DayTurns {
  const listeners: (() => void)[] = []
  let day = moscowDay(now())
  return {
    onNewDay: (listener) => void listeners.push(listener),
    check() {
      const today = moscowDay(now())
      if (today === day) return
      day = today
      for (const listener of listeners) listener()
    },
  }
}
