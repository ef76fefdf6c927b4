/** Type of a script that waits: browsers ignore it until the starter below makes a module of it. */
export const WAITING_TYPE = 'text/waiting-module'

/**
 * Starts the client program at the first input, or when the page is idle after `load`, whichever is first.
 * A click on what needs the program (`data-client`) is kept until it runs; see app/browser/held-click.ts.
 * It runs in the page as it stands here, so it must not use anything from outside itself.
 */
function startLate(waitingType: string): void {
  const held: { element?: HTMLElement; stop(): void } = {
    stop: () => removeEventListener('click', hold, true),
  }
  const hold = (event: MouseEvent) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('[data-client]')
    if (!pressed || event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    held.element = pressed
    // Where the program does not come the browser's own way is better than none.
    setTimeout(() => {
      held.stop()
      if (held.element === pressed) pressed.click()
    }, 8_000)
  }
  addEventListener('click', hold, true)
  Object.assign(window, { heldClick: held })
  const inputs = ['pointerdown', 'keydown', 'focusin', 'touchstart']
  const start = () => {
    for (const input of inputs) removeEventListener(input, start, true)
    for (const waiting of document.querySelectorAll(`script[type="${waitingType}"]`)) {
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = waiting.textContent
      waiting.replaceWith(script)
    }
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200)
  for (const input of inputs) addEventListener(input, start, { capture: true, passive: true })
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}

export const starterSource = `(${startLate})(${JSON.stringify(WAITING_TYPE)})`
