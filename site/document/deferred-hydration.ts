/**
 * Inline script at the end of every page (site/inline-script.ts). Starts the client bundle at the first input, on
 * hover of the menu, or when the page is painted and idle after `load`.
 * A click on an element with `data-client` waits for the bundle and is marked (app/ui/styles/base.css); see
 * app/browser/click-replay.ts. Before the bundle runs, Back and Forward between its URLs change only the URL;
 * then the page is reloaded.
 */
import { firstPictureIsPainted } from './first-picture.ts'
import { WAITING_TYPE } from './waiting-type.ts'

/** After this time the browser handles the click itself. */
const HOLD_MS = 8_000

/** Session storage key of the data script for which the page was reloaded. */
const RELOADED_FOR = 'reload'

const pending: { element?: HTMLElement; stop(): void } = {
  stop: () => {
    removeEventListener('click', hold, true)
    removeEventListener('popstate', loadUrl)
  },
}

function hold(event: MouseEvent): void {
  const pressed = event.target instanceof Element && event.target.closest<HTMLElement>('[data-client]')
  if (!pressed || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  pending.element = pressed
  pressed.dataset.waiting = ''
  setTimeout(() => {
    pending.stop()
    if (pending.element === pressed) pressed.click()
  }, HOLD_MS)
}

const pathOf = ({ pathname, search }: Location) => pathname + search
const loaded = pathOf(location)

function loadUrl(): void {
  if (pathOf(location) !== loaded) location.reload()
}

const INPUTS = ['pointerdown', 'keydown', 'focusin']

/** Further calls do nothing. */
function start(): void {
  for (const waiting of document.querySelectorAll<HTMLScriptElement>(`script[type="${WAITING_TYPE}"]`)) {
    const script = document.createElement('script')
    script.type = 'module'
    const { src } = waiting.dataset
    if (src) {
      script.onerror = () => reloadOnce(src)
      script.src = src
    } else script.textContent = waiting.textContent
    waiting.replaceWith(script)
  }
}

/** The data of a page are deleted when its content changes; then a newer page exists. */
function reloadOnce(src: string): void {
  if (!navigator.onLine || sessionStorage.getItem(RELOADED_FOR) === src) return
  sessionStorage.setItem(RELOADED_FOR, src)
  location.reload()
}

async function startWhenIdle(): Promise<void> {
  await firstPictureIsPainted()
  const later = window.requestIdleCallback ?? setTimeout
  later(start)
}

addEventListener('click', hold, true)
addEventListener('popstate', loadUrl)
Object.assign(window, { pendingClick: pending })
for (const input of INPUTS) addEventListener(input, start, { capture: true, once: true })
// The menus open on hover.
document.querySelector('nav')?.addEventListener('pointerover', start)
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle)
