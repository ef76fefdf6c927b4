import { countResults } from '@rapport/contract/search/search'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { reachGoal } from '../browser/visit/analytics.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { SampleQueries } from './sample-queries.tsx'
import { listSearchHits } from './search-hits.ts'
import { toSearchPath } from './search-path.ts'
import { SearchSuggestion } from './search-suggestion.tsx'
import styles from './search-suggestions.module.css'
import { type SearchResults, useSearch } from './use-search.ts'
import { useSearchKeys } from './use-search-keys.ts'

/** State of the list for the field. */
export interface Popup {
  open: boolean
  /** Id of the active entry. */
  active?: string
}

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>
  listId: string
  popup: Popup
  tell: (popup: Popup) => void
  /** Whether the form was submitted before this component loaded. */
  sent: RefObject<boolean>
}

/** Suggestions while typing, as a combobox: arrows, Enter and Escape work in the field. */
export function SearchSuggestions({ input, listId, popup, tell, sent }: SearchSuggestionsProps) {
  const { results, search, type } = useSearch()
  const { key } = useLocation()
  const navigate = useNavigate()
  const links = results ? listSearchHits(results) : []
  const getOptionId = (index: number) => `${listId}-${index}`

  useEffect(() => tell({ open: results !== undefined }), [results, tell])

  // Navigation clears the field.
  const page = useRef(key)
  useEffect(() => {
    if (page.current === key) return
    page.current = key
    if (input.current) input.current.value = ''
    input.current?.blur()
    search('')
  }, [key, input, search])

  useSearchKeys(input, sent, {
    type,
    move: (step) => {
      if (!popup.open || links.length === 0) return false
      const at = links.findIndex((_, index) => getOptionId(index) === popup.active)
      const next = at < 0 && step < 0 ? links.length - 1 : (at + step + links.length) % links.length
      tell({ open: true, active: getOptionId(next) })
      return true
    },
    choose: (text) => {
      reachGoal('searched')
      const chosen = links.find((_, index) => getOptionId(index) === popup.active)
      navigate(chosen ? chosen.to : toSearchPath(text))
    },
    close: () => {
      if (!popup.open) return false
      tell({ open: false })
      return true
    },
    reopen: () => results && tell({ open: true }),
  })

  if (!popup.open || !results) return null
  return (
    <div className={styles.popup}>
      <VisuallyHidden>
        <span role="status">{statusOf(results)}</span>
      </VisuallyHidden>
      {results.correctedQuery && links.length > 0 && (
        <p className={styles.note}>Показаны результаты по запросу «{results.correctedQuery}»</p>
      )}
      {links.length === 0 && (
        <div className={styles.none}>
          <p>По Вашему запросу ничего не найдено.</p>
          <SampleQueries />
        </div>
      )}
      <div
        id={listId}
        role="listbox"
        aria-label="Найдено"
        className={styles.list}
        hidden={links.length === 0}
      >
        {links.map((link, index) => (
          <SearchSuggestion
            key={link.to}
            id={getOptionId(index)}
            link={link}
            active={popup.active === getOptionId(index)}
          />
        ))}
      </div>
      {links.length > 0 && (
        <a href={toSearchPath(results.query)} className={styles.all} onClick={() => reachGoal('searched')}>
          Все результаты
        </a>
      )}
    </div>
  )
}

const statusOf = (results: SearchResults) =>
  countResults(results) > 0 ? `Найдено: ${countResults(results)}` : 'Ничего не найдено'
