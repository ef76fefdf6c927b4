import { readStoredJson, store } from '../storage/safe-storage.ts'

/** Key in the local storage for the texts of dismissed warnings. */
export const SEEN_WARNINGS_KEY = 'seenCityWarnings'
/** The oldest texts are removed. */
const STORED_MAX = 100

/** Attribute of a warning; its value is the text. */
export const WARNING = 'data-city-warning'
/** Attribute of the button that dismisses its warning. */
export const DISMISS = 'data-dismiss-city-warning'

/** Returns the texts of dismissed warnings. */
export function seenWarnings(): string[] {
  const seen = readStoredJson('localStorage', SEEN_WARNINGS_KEY)
  return Array.isArray(seen) ? seen.filter((text) => typeof text === 'string').slice(-STORED_MAX) : []
}

function rememberWarning(text: string): void {
  const others = seenWarnings().filter((seen) => seen !== text)
  store('localStorage', SEEN_WARNINGS_KEY, JSON.stringify([...others, text].slice(-STORED_MAX)))
}

/**
 * Hides warnings by CSS rules, so that a dismissed warning never flashes before its element exists. It remains hidden
 * when React replaces the element.
 */
export function hideWarnings(texts: string[]): void {
  if (texts.length === 0) return
  if (!('adoptedStyleSheets' in document)) {
    hideElements(texts)
    return
  }
  const sheet = new CSSStyleSheet()
  for (const text of texts) sheet.insertRule(`[${WARNING}="${CSS.escape(text)}"] { display: none }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** For Safari up to 16.3. */
function hideElements(texts: string[]): void {
  const hide = () => {
    for (const warning of document.querySelectorAll<HTMLElement>(`[${WARNING}]`))
      if (texts.includes(warning.getAttribute(WARNING) ?? '')) warning.hidden = true
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hide)
  hide()
}

/** Dismissing works before hydration. */
export function subscribeToDismissals(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const text = target.closest(`[${DISMISS}]`)?.closest(`[${WARNING}]`)?.getAttribute(WARNING)
    if (!text) return
    rememberWarning(text)
    hideWarnings([text])
    keepFocus()
  })
}

/** Moves focus before the focused button disappears. */
function keepFocus(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[${DISMISS}]`)]
  const next = buttons.find((button) => button.getClientRects().length > 0)
  const stop = next ?? document.querySelector('main')
  stop?.focus({ preventScroll: true })
}
