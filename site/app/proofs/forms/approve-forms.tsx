import { proofPath } from '@rapport/contract/paths/paths'
import { APPROVER_NAME_MAX, PROOF_TEXT_MAX } from '@rapport/contract/proofs/proof-limits'
import type { ProofPage } from '@rapport/contract/proofs/proof-page'
import pageStyles from '../../calculations/stored/calculation.module.css'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from '../proof.module.css'

/** The forms that approve the version on the page, and ask for changes. */
export const ApproveForms = ({ page }: { page: ProofPage }) => (
  <section aria-labelledby="proof-answer" className={classNames(pageStyles.box, styles.section)}>
    <h2 id="proof-answer">Ваш ответ</h2>
    <ApproveForm page={page} />
    {page.proof.state === 'sent' && (
      <details className={styles.more} open={page.refused?.form === 'changes'}>
        <summary>Попросить изменения</summary>
        <ChangesForm page={page} />
      </details>
    )}
  </section>
)

const ApproveForm = ({ page: { token, proof, refused } }: { page: ProofPage }) => {
  const own = refused?.form === 'approve' ? refused : undefined
  return (
    <form method="post" action={`${proofPath(token)}approve/`} className={styles.form}>
      <input type="hidden" name="version" value={proof.version} />
      <input type="hidden" name="sha256" value={proof.sha256} />
      {proof.pages.length > 1 && (
        <p>Вы утверждаете все страницы: их {proof.pages.length}. Проверьте каждую.</p>
      )}
      <TextField
        id="proof-name"
        name="name"
        label="Ваше имя и фамилия"
        autoComplete="name"
        required
        maxLength={APPROVER_NAME_MAX}
        defaultValue={own?.values.name}
        errors={own?.errors.name}
        hint="Сохраним имя, время и адрес в сети: так подтверждается, что макет утверждён."
      />
      <Button type="submit">Утвердить макет</Button>
    </form>
  )
}

const ChangesForm = ({ page: { token, proof, refused } }: { page: ProofPage }) => {
  const own = refused?.form === 'changes' ? refused : undefined
  return (
    <form method="post" action={`${proofPath(token)}changes/`} className={styles.form}>
      <input type="hidden" name="version" value={proof.version} />
      <Textarea
        id="proof-changes"
        name="text"
        label="Что изменить"
        required
        maxLength={PROOF_TEXT_MAX}
        rows={4}
        defaultValue={own?.values.text}
        errors={own?.errors.text}
      />
      <Button type="submit" variant="outline">
        Отправить на&nbsp;доработку
      </Button>
    </form>
  )
}
