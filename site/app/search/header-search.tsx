import { SEARCH_MAX } from '@rapport/contract/paths/query-limits'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { lazyImport } from '../browser/lazy-import.ts'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './header-search.module.css'
import type { Popup, SearchSuggestions } from './search-suggestions.tsx'

const INPUT_ID = 'header-search'
const closed: Popup = { open: false }

/**
 * Search field of the header. It is a plain form; suggestions load on first use. On narrow screens it is an icon that
 * grows into a field on focus.
 */
export function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null)
  const [popup, setPopup] = useState<Popup>(closed)
  const [Suggestions, setSuggestions] = useState<typeof SearchSuggestions>()
  /** Submitted before the suggestions loaded. */
  const sent = useRef(false)
  const load = useCallback(() => {
    lazyImport(() => import('./search-suggestions.tsx')).then(
      (chunk) => setSuggestions(() => chunk.SearchSuggestions),
      // Without suggestions the form still opens the results page.
      () => {
        if (sent.current) input.current?.form?.submit()
      },
    )
  }, [])

  useEffect(() => {
    // The field may have been used before hydration.
    if (input.current === document.activeElement || input.current?.value) load()
  }, [load])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    sent.current = true
    load()
  }

  return (
    <search className={styles.search}>
      <form
        action="/search/"
        className={styles.form}
        onPointerEnter={load}
        onTouchStart={load}
        onSubmit={submit}
      >
        <input
          ref={input}
          id={INPUT_ID}
          name="query"
          type="text"
          inputMode="search"
          role="combobox"
          aria-label="Поиск по каталогу"
          placeholder="Поиск по каталогу"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={popup.open}
          aria-controls={popup.open ? `${INPUT_ID}-list` : undefined}
          aria-activedescendant={popup.active}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={SEARCH_MAX}
          className={styles.input}
          onFocus={load}
        />
        <button type="submit" aria-label="Найти" className={styles.submit}>
          <Icon name="search" size={20} />
        </button>
        {Suggestions && (
          <Suggestions input={input} listId={`${INPUT_ID}-list`} popup={popup} tell={setPopup} sent={sent} />
        )}
      </form>
    </search>
  )
}
