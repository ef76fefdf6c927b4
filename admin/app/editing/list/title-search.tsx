import { TITLE_QUERY_MAX } from '@rapport/contract/limits'
import { useState } from 'react'
import { SearchField } from '../../ui/field/search-field.tsx'

/** Finds by the title; asked once one has stopped typing. */
export function TitleSearch({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(value)
  return (
    <SearchField
      label="Найти по&nbsp;заголовку"
      value={typed}
      onChange={setTyped}
      onPause={(words) => words !== value && onSearch(words)}
      maxLength={TITLE_QUERY_MAX}
    />
  )
}
