const EDGE = 8

/**
 * Positions a popover below its button in browsers without CSS anchor positioning. The size of the popover is unknown
 * before it opens, so it is aligned to the side of the screen where the button is.
 */
export function positionBelow(popover: HTMLElement): void {
  if (CSS.supports('position-area', 'block-end')) return
  const buttons = document.querySelectorAll(`[popovertarget="${CSS.escape(popover.id)}"]`)
  const button = [...buttons].find((each) => each.checkVisibility())
  if (!button) return
  const { left, right, bottom } = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const atRight = (left + right) / 2 > width / 2
  popover.style.inset = atRight
    ? `${bottom + EDGE}px ${Math.max(EDGE, width - right)}px auto auto`
    : `${bottom + EDGE}px auto auto ${Math.max(EDGE, left)}px`
}
