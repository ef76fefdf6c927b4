import type { FaqQuestion } from '@rapport/contract/site/help'
import { formatTitle } from '../ui/text/format-title.ts'
import { RichText } from '../ui/text/rich-text.tsx'
import styles from './question-list.module.css'

interface QuestionListProps {
  questions: FaqQuestion[]
  /** Ids of the questions that match a search. */
  visibleIds?: ReadonlySet<number>
}

/** List of questions with expandable answers. */
export function QuestionList({ questions, visibleIds }: QuestionListProps) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <details key={id} hidden={visibleIds && !visibleIds.has(id)} className={styles.item}>
          <summary className={styles.question}>
            <h3>{formatTitle(question)}</h3>
          </summary>
          <div id={`faq-${id}`} className={styles.answer}>
            <RichText html={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
