import { proofPath } from '@rapport/contract/paths/paths'
import { PROOF_TEXT_MAX } from '@rapport/contract/proofs/proof-limits'
import type { ProofPage } from '@rapport/contract/proofs/proof-page'
import pageStyles from '../../calculations/stored/calculation.module.css'
import { Button } from '../../ui/button/button.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from '../proof.module.css'

/** A comment to the chosen place, or to the shown page. */
export const CommentForm = ({ page }: { page: ProofPage }) => {
  const { token, proof, shownPage, pin, refused } = page
  const own = refused?.form === 'comments' ? refused : undefined
  const target = pin
    ? 'Комментарий к\u00A0отмеченному месту'
    : proof.pages.length > 1
      ? `Комментарий к\u00A0странице ${shownPage}`
      : 'Комментарий к\u00A0макету'
  return (
    <section
      id="comment"
      aria-labelledby="proof-comment-head"
      className={classNames(pageStyles.box, styles.section)}
    >
      <h2 id="proof-comment-head">{target}</h2>
      <form method="post" action={`${proofPath(token)}comments/`} className={styles.form}>
        <input type="hidden" name="version" value={proof.version} />
        {shownPage > 0 && <input type="hidden" name="page" value={shownPage} />}
        {pin && <input type="hidden" name="x" value={pin.x} />}
        {pin && <input type="hidden" name="y" value={pin.y} />}
        <Textarea
          id="proof-comment"
          name="text"
          label="Что заметили"
          required
          maxLength={PROOF_TEXT_MAX}
          rows={3}
          defaultValue={own?.values.text}
          errors={own?.errors.text}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="outline">
            Оставить комментарий
          </Button>
          {pin && <a href={`${proofPath(token)}?page=${shownPage}#picture`}>Убрать отметку</a>}
        </div>
      </form>
    </section>
  )
}
