import { type PointerEvent, useRef } from 'react'

/** A longer press is a hold. */
const HOLD_MS = 250
/** Distance of a swipe in px. */
const SWIPE = 50
/** Left part of the picture where a tap goes back. */
const BACK_PART = 1 / 3

export interface StoryActions {
  hold: (held: boolean) => void
  frame: (step: 1 | -1) => void
  story: (step: 1 | -1) => void
  close: () => void
}

/**
 * Handlers of gestures. A tap goes to the next frame, at the left to the previous one. A hold pauses, a swipe changes
 * the story, a swipe down closes.
 */
export function useStoryGestures({ hold, frame, story, close }: StoryActions) {
  const start = useRef<{ x: number; y: number; at: number }>(undefined)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onLink = event.target instanceof Element && event.target.closest('a')
      if (event.button !== 0 || onLink) return
      start.current = { x: event.clientX, y: event.clientY, at: event.timeStamp }
      event.currentTarget.setPointerCapture(event.pointerId)
      hold(true)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = start.current
      if (!from) return
      start.current = undefined
      hold(false)
      const across = event.clientX - from.x
      const down = event.clientY - from.y
      if (down > SWIPE && down > Math.abs(across)) return close()
      if (Math.abs(across) > SWIPE) return story(across < 0 ? 1 : -1)
      if (event.timeStamp - from.at > HOLD_MS) return
      const box = event.currentTarget.getBoundingClientRect()
      frame(event.clientX - box.left < box.width * BACK_PART ? -1 : 1)
    },
    onPointerCancel() {
      start.current = undefined
      hold(false)
    },
  }
}
