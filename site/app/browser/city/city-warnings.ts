import { readStoredJson, store } from '../storage/safe-storage.ts'

/** Where the texts of those dismissed are stored. */
export const SEEN_WARNINGS_KEY = 'seenCityWarnings'
/** Texts of long ago make room. */
const KEPT_MAX = 100

/** Marks a warning in the page, with its text. */
export const WARNING = 'data-city-warning'
/** Marks the button that dismisses the warning it stands in. */
export const DISMISS = 'data-dismiss-city-warning'

/** Texts of the warnings this visitor has dismissed, for good. */
export function seenWarnings(): string[] {
  const seen = readStoredJson('localStorage', SEEN_WARNINGS_KEY)
  return Array.isArray(seen) ? seen.filter((text) => typeof text === 'string').slice(-KEPT_MAX) : []
}

function rememberWarning(text: string): void {
  const others = seenWarnings().filter((seen) => seen !== text)
  store('localStorage', SEEN_WARNINGS_KEY, JSON.stringify([...others, text].slice(-KEPT_MAX)))
}

/**
 * Hides warnings by rules of their own, which need no element to be there yet: whoever has dismissed one never sees it
 * flash by. React may write the elements anew; they stay hidden.
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

/** Safari up to 16.3. */
function hideElements(texts: string[]): void {
  const hide = () => {
    for (const warning of document.querySelectorAll<HTMLElement>(`[${WARNING}]`))
      if (texts.includes(warning.getAttribute(WARNING) ?? '')) warning.hidden = true
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', hide)
  hide()
}

/** Dismissing needs no client bundle. */
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

/** The focus must not be lost with the button. */
function keepFocus(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`[${DISMISS}]`)]
  const next = buttons.find((button) => button.getClientRects().length > 0)
  const stop = next ?? document.querySelector('main')
  stop?.focus({ preventScroll: true })
}
