import { proofPath } from '@rapport/contract/paths/paths'
import type { ProofPage } from '@rapport/contract/proofs/proof-page'
import type { ProofComment } from '@rapport/contract/proofs/public-proof'
import pageStyles from '../calculations/stored/calculation.module.css'
import { classNames } from '../ui/text/class-names.ts'
import { formatDate } from '../ui/text/date.ts'
import styles from './proof.module.css'

/** Comments of the version with their answers; nothing without any. */
export const ProofComments = ({ page: { token, proof } }: { page: ProofPage }) =>
  proof.comments.length > 0 && (
    <section aria-labelledby="proof-comments" className={classNames(pageStyles.box, styles.section)}>
      <h2 id="proof-comments">Комментарии</h2>
      <ol className={styles.comments}>
        {proof.comments.map((comment) => (
          <li key={comment.id} className={styles.comment}>
            <span className={classNames(styles.number, comment.isSolved && styles.solved)} aria-hidden="true">
              {comment.number}
            </span>
            <div className={styles.words}>
              <p className={styles.when}>
                <span className={styles.hidden}>Комментарий {comment.number}. </span>
                {comment.page !== null && proof.pages.length > 1 && (
                  <>
                    <a href={`${proofPath(token)}?version=${proof.version}&page=${comment.page}#picture`}>
                      Страница {comment.page}
                    </a>
                    {', '}
                  </>
                )}
                {authorOf(comment)}, {formatDate(comment.at)}
                {comment.isSolved && ', исправлено'}
              </p>
              <p className={styles.text}>{comment.text}</p>
              {comment.answers.map((answer) => (
                <div key={answer.at} className={styles.answer}>
                  <p className={styles.when}>
                    {authorOf(answer)}, {formatDate(answer.at)}
                  </p>
                  <p className={styles.text}>{answer.text}</p>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )

const authorOf = ({ author, name }: Pick<ProofComment, 'author' | 'name'>): string =>
  author === 'customer' ? 'Вы' : name || 'Менеджер'
