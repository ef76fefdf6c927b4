const EDGE = 8

/**
 * Puts a popover under its button in browsers that can't anchor it by style. Its size is not known before it is
 * shown, so it keeps to the side of the screen its button is at.
 */
export function positionBelow(popover: HTMLElement): void {
  if (CSS.supports('position-area', 'block-end')) return
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
  if (!button) return
  const { left, right, bottom } = button.getBoundingClientRect()
  const width = document.documentElement.clientWidth
  const atRight = (left + right) / 2 > width / 2
  popover.style.inset = atRight
    ? `${bottom + EDGE}px ${Math.max(EDGE, width - right)}px auto auto`
    : `${bottom + EDGE}px auto auto ${Math.max(EDGE, left)}px`
}
