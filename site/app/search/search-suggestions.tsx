import { countFound } from '@rapport/contract/search/search'
import { type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { reachGoal } from '../browser/visit/analytics.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import { SampleQueries } from './sample-queries.tsx'
import { searchHits } from './search-hits.ts'
import { searchPath } from './search-path.ts'
import { SearchSuggestion } from './search-suggestion.tsx'
import styles from './search-suggestions.module.css'
import { type SearchResults, useSearch } from './use-search.ts'
import { useSearchKeys } from './use-search-keys.ts'

/** What the field has to tell of the list below it. */
export interface Popup {
  open: boolean
  /** Id of the line the arrows have come to. */
  active?: string
}

interface SearchSuggestionsProps {
  input: RefObject<HTMLInputElement | null>
  listId: string
  popup: Popup
  tell: (popup: Popup) => void
  /** Whether the form was sent before this could answer. */
  sent: RefObject<boolean>
}

/** What is found while one types; arrows, Enter and Escape work from the field (the combobox pattern). */
export function SearchSuggestions({ input, listId, popup, tell, sent }: SearchSuggestionsProps) {
  const { found, ask, type } = useSearch()
  const { key } = useLocation()
  const navigate = useNavigate()
  const links = found ? searchHits(found) : []
  const idOf = (index: number) => `${listId}-${index}`

  useEffect(() => tell({ open: found !== undefined }), [found, tell])

  // Another page begins with an empty field.
  const page = useRef(key)
  useEffect(() => {
    if (page.current === key) return
    page.current = key
    if (input.current) input.current.value = ''
    input.current?.blur()
    ask('')
  }, [key, input, ask])

  useSearchKeys(input, sent, {
    type,
    move: (step) => {
      if (!popup.open || links.length === 0) return false
      const at = links.findIndex((_, index) => idOf(index) === popup.active)
      const next = at < 0 && step < 0 ? links.length - 1 : (at + step + links.length) % links.length
      tell({ open: true, active: idOf(next) })
      return true
    },
    choose: (text) => {
      reachGoal('searched')
      const chosen = links.find((_, index) => idOf(index) === popup.active)
      navigate(chosen ? chosen.to : searchPath(text))
    },
    close: () => {
      if (!popup.open) return false
      tell({ open: false })
      return true
    },
    reopen: () => found && tell({ open: true }),
  })

  if (!popup.open || !found) return null
  return (
    <div className={styles.popup}>
      <VisuallyHidden>
        <span role="status">{statusOf(found)}</span>
      </VisuallyHidden>
      {found.correctedQuery && links.length > 0 && (
        <p className={styles.note}>Показаны результаты по запросу «{found.correctedQuery}»</p>
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
            id={idOf(index)}
            link={link}
            active={popup.active === idOf(index)}
          />
        ))}
      </div>
      {links.length > 0 && (
        <Link to={searchPath(found.query)} className={styles.all} onClick={() => reachGoal('searched')}>
          Все результаты
        </Link>
      )}
    </div>
  )
}

const statusOf = (found: SearchResults) =>
  countFound(found) > 0 ? `Найдено: ${countFound(found)}` : 'Ничего не найдено'
