/** A longer press is a hold. */
const HOLD_MS = 250
/** Distance of a swipe in px. */
const SWIPE = 50
/** Left part of the picture where a tap goes back. */
const BACK_PART = 1 / 3

interface StoryActions {
  hold(held: boolean): void
  frame(step: 1 | -1): void
  story(step: 1 | -1): void
  close(): void
}

/**
 * Adds gestures. A tap goes to the next frame, at the left to the previous one. A hold pauses, a swipe changes the
 * story, a swipe down closes.
 */
export function addStoryGestures(stage: HTMLElement, { hold, frame, story, close }: StoryActions): void {
  let start: { x: number; y: number; at: number } | undefined
  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('a')) return
    start = { x: event.clientX, y: event.clientY, at: event.timeStamp }
    stage.setPointerCapture(event.pointerId)
    hold(true)
  })
  stage.addEventListener('pointerup', (event) => {
    const from = start
    if (!from) return
    start = undefined
    hold(false)
    const across = event.clientX - from.x
    const down = event.clientY - from.y
    if (down > SWIPE && down > Math.abs(across)) return close()
    if (Math.abs(across) > SWIPE) return story(across < 0 ? 1 : -1)
    if (event.timeStamp - from.at > HOLD_MS) return
    const { left, width } = stage.getBoundingClientRect()
    frame(event.clientX - left < width * BACK_PART ? -1 : 1)
  })
  stage.addEventListener('pointercancel', () => {
    start = undefined
    hold(false)
  })
}
