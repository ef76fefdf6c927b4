/** Distance from the top in px, above which the button is hidden. */
const OFFSET = 400

/** State of the button. A click hides it until the page is scrolled down again. */
export interface ScrollTopState {
  shown: boolean
  dismissed: boolean
}

export const HIDDEN: ScrollTopState = { shown: false, dismissed: false }
export const DISMISSED: ScrollTopState = { shown: false, dismissed: true }

/**
 * Returns the state after a scroll. The button appears while scrolling up below 400 px, except during the scroll that
 * its click starts.
 */
export function nextScrollTopState(state: ScrollTopState, from: number, to: number): ScrollTopState {
  if (to === from) return state
  if (to > from) return HIDDEN
  return { ...state, shown: !state.dismissed && to > OFFSET }
}
