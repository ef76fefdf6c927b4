import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isMissing } from '../api/admin-error.ts'
import { inboxStateQuery } from './inbox-queries.ts'
import { watchOrderEvents } from './order-events.ts'

const SOUND = 'inbox-sound'
const NOTIFICATIONS = 'inbox-notifications'
type Setting = typeof SOUND | typeof NOTIFICATIONS

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const isOn = (setting: Setting) => localStorage.getItem(setting) === 'on'

function set(setting: Setting, on: boolean): void {
  if (on) localStorage.setItem(setting, 'on')
  else localStorage.removeItem(setting)
  for (const listener of listeners) listener()
}

/** Returns how whoever works here wants to hear of new orders, and what changes it. Of this browser alone. */
export function useArrivalSettings() {
  const hasSound = useSyncExternalStore(subscribe, () => isOn(SOUND))
  const hasNotifications = useSyncExternalStore(subscribe, () => isOn(NOTIFICATIONS))
  return {
    hasSound,
    hasNotifications,
    setSound: (on: boolean) => {
      set(SOUND, on)
      if (on) ring()
    },
    /** Asks the browser first; stays off where it refuses. */
    setNotifications: async (on: boolean) => {
      const allowed = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
      set(NOTIFICATIONS, allowed)
      return allowed || !on
    },
  }
}

/** Orders that this browser has been told of: another sign of the same one is no news. */
let announced: string | undefined

/** Has new orders ring, notify, and stand in the list; what was there when the back office was opened is not new. */
export function useArrivals(): number | undefined {
  const { data } = useQuery(inboxStateQuery)
  const queryClient = useQueryClient()
  const known = useRef<string>(undefined)
  const newest = data?.newest
  useEffect(
    () =>
      watchOrderEvents(({ kind, order }, isFirst) => {
        // An order that is not there would be waited for anew at each event, its heading gone meanwhile.
        const predicate = ({ state }: Query) => !isMissing(state.error)
        void queryClient.invalidateQueries({ queryKey: ['inbox'], predicate })
        if (kind === 'changed' || !order) return
        if (kind === 'placed') announced = order.id
        if (isFirst) announce(kind === 'placed' ? 'Новая заявка' : 'Напоминание о\u00A0заявке', order)
      }),
    [queryClient],
  )
  useEffect(() => {
    if (!data) return
    const before = known.current
    known.current = newest?.id ?? ''
    if (before === known.current) return
    // Also the first time: a list may have been asked for just before the order came.
    void queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] })
    if (before === undefined || !newest || newest.id === announced) return
    announced = newest.id
    announce('Новая заявка', newest)
  }, [data, newest, queryClient])
  return data?.waiting
}

function announce(what: string, { id, number }: { id: string; number: string }): void {
  if (isOn(SOUND)) ring()
  // The number alone: whoever passes the screen need not read who ordered what.
  if (isOn(NOTIFICATIONS) && 'Notification' in window && Notification.permission === 'granted')
    new Notification(`${what} ${number}`, { tag: `${what} ${id}` })
}

/** Two short tones. */
function ring(): void {
  const audio = new AudioContext()
  for (const [index, frequency] of [660, 880].entries()) {
    const [oscillator, gain] = [audio.createOscillator(), audio.createGain()]
    const start = audio.currentTime + index * 0.16
    oscillator.frequency.value = frequency
    gain.gain.setValueAtTime(0.12, start)
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.3)
    oscillator.connect(gain).connect(audio.destination)
    oscillator.start(start)
    oscillator.stop(start + 0.3)
    oscillator.onended = index === 1 ? () => void audio.close() : null
  }
}
