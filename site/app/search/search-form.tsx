import { SEARCH_MAX } from '@rapport/contract/paths/query-limits'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import styles from './search-page.module.css'
import { SEARCH_PATH } from './search-path.ts'

/** Search field of the results page, with the query. */
export const SearchForm = ({ query, problem }: { query: string; problem?: string | undefined }) => (
  <search>
    <form action={SEARCH_PATH} className={styles.form}>
      <TextField
        id="search-query"
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
