import { SEARCH_MAX } from '@rapport/contract/paths/query-limits'
import { type SubmitEvent, useId } from 'react'
import { useNavigate } from 'react-router'
import { reachGoal } from '../browser/visit/analytics.ts'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import styles from './search-page.module.css'
import { SEARCH_PATH, toSearchPath } from './search-path.ts'

/** Search field of the results page, with the query. A plain form without JavaScript. */
export function SearchForm({ query, problem }: { query: string; problem?: string | undefined }) {
  const navigate = useNavigate()
  const id = useId()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    reachGoal('searched')
    navigate(toSearchPath(String(new FormData(event.currentTarget).get('query') ?? '')))
  }
  return (
    <search>
      <form action={SEARCH_PATH} className={styles.form} onSubmit={submit}>
        <TextField
          key={query}
          id={id}
          name="query"
          type="search"
          label="Что ищем"
          hint="От 3 символов: изделие, ткань, город, вопрос"
          errors={problem ? [problem] : undefined}
          defaultValue={query}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
        />
        <Button type="submit">Найти</Button>
      </form>
    </search>
  )
}
