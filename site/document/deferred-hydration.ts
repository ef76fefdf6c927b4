/**
 * Starts the client bundle at the first input or a mouse on the menu, or when the page is painted and idle after `load`, whichever is first. A click on what
 * needs the bundle (`data-client`) is kept until it runs, and marked (app/ui/styles/base.css); see app/browser/click-replay.ts. Back and Forward between
 * addresses that the bundle has led to before the page was loaded anew change the address alone: then the page is loaded. It
 * stands at the end of every page as a script of its own (site/inline-script.ts).
 */
import { firstPictureIsPainted } from './first-picture.ts'
import { WAITING_TYPE } from './waiting-type.ts'

/** Where the bundle does not come by then, the browser's own way is better than none. */
const HOLD_MS = 8_000

/** Key of the session storage: the data that a page was loaded anew for. */
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

/** Does nothing where it is called again. */
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

/** A page's data are gone when its content has changed since: then there is a newer page. */
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
// The menus open below a mouse that rests on them.
document.querySelector('nav')?.addEventListener('pointerover', start)
if (document.readyState === 'complete') startWhenIdle()
else addEventListener('load', startWhenIdle)
