import type { FaqQuestion } from '@rapport/contract/site/help'
import { formatTitle } from '../ui/text/format-title.ts'
import { RichText } from '../ui/text/rich-text.tsx'
import styles from './question-list.module.css'

/** List of questions with expandable answers. */
export function QuestionList({ questions }: { questions: FaqQuestion[] }) {
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className={styles.item}>
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
