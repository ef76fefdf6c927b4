/** Pixels from the top below which there is nothing to scroll back. */
const OFFSET = 400

/** Whether the button is shown, and whether a click has sent it away until the page is scrolled down again. */
export interface ScrollTopState {
  shown: boolean
  dismissed: boolean
}

export const HIDDEN: ScrollTopState = { shown: false, dismissed: false }
export const DISMISSED: ScrollTopState = { shown: false, dismissed: true }

/**
 * Returns what becomes of the button when the page scrolls from one place to another: it appears on the way up past
 * 400 px. The way up that a click has begun does not bring it back: only one after a way down does.
 */
export function nextScrollTopState(state: ScrollTopState, from: number, to: number): ScrollTopState {
  if (to === from) return state
  if (to > from) return HIDDEN
  return { ...state, shown: !state.dismissed && to > OFFSET }
}
