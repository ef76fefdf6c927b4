import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { inboxStateQuery } from './inbox-queries.ts'
import { watchOrderEvents } from './order-events.ts'
import { refetchOrders } from './refetch-orders.ts'

const SOUND = 'inbox-sound'
const NOTIFICATIONS = 'inbox-notifications'
type Setting = typeof SOUND | typeof NOTIFICATIONS

const ARRIVALS = {
  placed: 'Новая заявка',
  message: 'Клиент написал по\u00A0заявке',
  reminder: 'Напоминание о\u00A0заявке',
} as const

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
    /** Asks the browser for permission. Returns false if it is denied. */
    setNotifications: async (on: boolean) => {
      const allowed = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
      set(NOTIFICATIONS, allowed)
      return allowed || !on
    },
  }
}

/** Last announced order of this tab; the event stream and the poll both report new orders. */
let announced: string | undefined

/**
 * Announces new orders and refetches their lists. Returns the number of orders waiting for a call. Orders
 * from before the start are not announced.
 */
export function useArrivals(): number | undefined {
  const { data } = useQuery(inboxStateQuery)
  const queryClient = useQueryClient()
  const known = useRef<string>(undefined)
  const newest = data?.newest
  useEffect(
    () =>
      watchOrderEvents(({ kind, order }, isFirst) => {
        void refetchOrders(queryClient)
        if (kind === 'changed' || !order) return
        if (kind === 'placed') announced = order.id
        if (isFirst) announce(ARRIVALS[kind], order)
      }),
    [queryClient],
  )
  useEffect(() => {
    if (!data) return
    const before = known.current
    known.current = newest?.id ?? ''
    if (before === known.current) return
    // Also after the first response: a list may have been fetched just before the order arrived.
    void queryClient.invalidateQueries({ queryKey: ['inbox', 'list'] })
    if (before === undefined || !newest || newest.id === announced) return
    announced = newest.id
    announce('Новая заявка', newest)
  }, [data, newest, queryClient])
  return data?.waiting
}

function announce(what: string, { id, number }: { id: string; number: string }): void {
  if (isOn(SOUND)) ring()
  // The number only: people who pass the screen must not read customer data.
  if (isOn(NOTIFICATIONS) && 'Notification' in window && Notification.permission === 'granted')
    new Notification(`${what} ${number}`, { tag: `${what} ${id}` })
}

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
