import { SEARCH_MAX, SEARCH_MIN } from '@rapport/contract/paths/query-limits'
import type { SearchResult } from '@rapport/contract/search/search'
import { api } from '../browser/requests/api.ts'
import { createSuggestionPopup, type SuggestionPopup } from './suggestion-popup.ts'

/** Least time between two requests. */
const PAUSE_MS = 250
/** After this time the response is no longer useful. */
const TIMEOUT_MS = 15_000

/**
 * Searches while typing, from 3 characters on: at once, then at most one request each 250 ms. Failures are silent. The
 * field is a combobox: arrows, Enter and Escape work in it.
 */
export function startSuggestions(root: HTMLElement, field: HTMLInputElement, signal: AbortSignal): void {
  const form = field.form as HTMLFormElement
  const popup = createSuggestionPopup(root, field)
  const search = createSearch((query, result) => {
    if (result) popup.show(query, result)
    else popup.clear()
  })
  const type = () => search(field.value)
  const options = { signal }
  field.addEventListener('input', type, options)
  field.addEventListener('focus', popup.open, options)
  field.addEventListener('keydown', (event) => onKey(event, popup, field, type), options)
  form.addEventListener('submit', (event) => popup.choose() && event.preventDefault(), options)
  const closeOutside = (to: EventTarget | null) => to instanceof Node && !form.contains(to) && popup.close()
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target), options)
  form.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget), options)
  // Back returns to an empty field.
  addEventListener(
    'pagehide',
    () => {
      field.value = ''
      type()
    },
    options,
  )
  if (field.value) type()
}

interface PendingRequest {
  query: string
  aborting: AbortController
}

/**
 * Returns a function that searches for the typed text and calls `show` with the result, or without it if there is
 * none. Until the newest response arrives, that of a shorter beginning of the query is shown.
 */
function createSearch(show: (query: string, result?: SearchResult) => void): (typed: string) => void {
  let pending: PendingRequest[] = []
  let timer: ReturnType<typeof setTimeout>
  let requestedAt = Number.NEGATIVE_INFINITY

  const abort = (isStale: (request: PendingRequest, at: number) => boolean) => {
    const stale = pending.filter(isStale)
    pending = pending.filter((request) => !stale.includes(request))
    for (const { aborting } of stale) aborting.abort()
  }

  const request = async (query: string) => {
    requestedAt = performance.now()
    abort((earlier) => !query.startsWith(earlier.query))
    const own = { query, aborting: new AbortController() }
    pending.push(own)
    const result = await api
      .searchCatalog({ name: query }, { signal: own.aborting.signal, timeoutMs: TIMEOUT_MS })
      .catch(() => undefined)
    const at = pending.indexOf(own)
    if (at < 0 || (!result && at < pending.length - 1)) return
    abort((_, other) => other <= at)
    show(query, result)
  }

  return (typed) => {
    clearTimeout(timer)
    const query = typed.trim().slice(0, SEARCH_MAX)
    if (query.length >= SEARCH_MIN)
      timer = setTimeout(request, requestedAt + PAUSE_MS - performance.now(), query)
    else {
      abort(() => true)
      show(query)
    }
  }
}

function onKey(
  event: KeyboardEvent,
  popup: SuggestionPopup,
  field: HTMLInputElement,
  type: () => void,
): void {
  // An input method uses these keys itself.
  if (event.isComposing) return
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
  if (step && popup.move(step)) event.preventDefault()
  if (event.key !== 'Escape') return
  // Escape closes the list, then clears the text, then leaves the field.
  if (popup.close()) event.preventDefault()
  else if (field.value) {
    field.value = ''
    type()
  } else field.blur()
}
