import { SEARCH_MAX } from '@rapport/contract/paths/query-limits'
import type { FaqQuestion } from '@rapport/contract/site/help'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { QuestionList } from '../../content/question-list.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import { formatCount } from '../../ui/text/plural.ts'
import styles from './faq.module.css'
import { matchQuestions } from './match-questions.ts'

/** Expandable questions with a search. Without JavaScript all questions are shown. */
export function Faq({ questions }: { questions: FaqQuestion[] }) {
  const [query, setQuery] = useState('')
  const { hash } = useLocation()
  // The browser opens the answer in the fragment after a page load, but not after client navigation.
  useEffect(() => {
    const answer = hash.startsWith('#faq-') && document.getElementById(hash.slice(1))
    if (!answer) return
    answer.closest('details')?.setAttribute('open', '')
    answer.scrollIntoView({ block: 'center' })
  }, [hash])
  const matchingIds = matchQuestions(questions, query)
  const searching = query.trim() !== ''
  return (
    <>
      <search className={styles.search}>
        <TextField
          id="faq-search"
          label="Найти вопрос"
          type="search"
          placeholder="Например, проба или своя ткань"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className={styles.status}>
          {searching &&
            matchingIds.size > 0 &&
            `Нашли ${formatCount(matchingIds.size, ['вопрос', 'вопроса', 'вопросов'])}`}
        </p>
      </search>
      {matchingIds.size === 0 && (
        <div className={styles.none}>
          <p>
            Такого вопроса здесь нет. Задайте его нам&nbsp;— ответим за&nbsp;15&nbsp;минут в&nbsp;рабочее
            время.
          </p>
          <OrderLink />
        </div>
      )}
      <QuestionList questions={questions} visibleIds={matchingIds} />
    </>
  )
}
