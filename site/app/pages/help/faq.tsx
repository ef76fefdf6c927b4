import { SEARCH_MAX } from '@rapport/contract/paths/query-limits'
import { minutesAfterZa } from '@rapport/contract/site/duration'
import type { FaqQuestion } from '@rapport/contract/site/help'
import { QuestionList } from '../../content/question-list.tsx'
import { useSiteProperties } from '../../content/use-site-properties.ts'
import { Slot } from '../../ui/element/slot.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { OrderLink } from '../../ui/order-link/order-link.tsx'
import styles from './faq.module.css'

/** Expandable questions with a search. Without JavaScript all questions are shown. */
export function Faq({ questions }: { questions: FaqQuestion[] }) {
  const { callbackMinutes = 0 } = useSiteProperties() ?? {}
  const promise = callbackMinutes > 0 ? ` за\u00a0${minutesAfterZa(callbackMinutes)}` : ''
  return (
    <faq-search>
      <search className={styles.search}>
        <TextField
          id="faq-search"
          label="Найти вопрос"
          type="search"
          placeholder="Например, проба или своя ткань"
          autoComplete="off"
          maxLength={SEARCH_MAX}
        />
        <Slot as="div" role="status" className={styles.status} />
      </search>
      <div data-nothing="" hidden className={styles.none}>
        <p>{`Такого вопроса здесь нет. Задайте его нам\u00a0— ответим${promise} в\u00a0рабочее время.`}</p>
        <OrderLink />
      </div>
      <QuestionList questions={questions} />
    </faq-search>
  )
}
