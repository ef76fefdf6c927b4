import { ACCEPTER_NAME_MAX, DECLINE_REASON_MAX } from '@rapport/contract/offers/offer-limits'
import type { OfferPage } from '@rapport/contract/offers/offer-page'
import { DECLINE_REASONS, declineReasonNames } from '@rapport/contract/offers/public-offer'
import { offerPath } from '@rapport/contract/paths/paths'
import pageStyles from '../../calculations/stored/calculation.module.css'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/field/field-error.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from '../offer.module.css'

export const ANSWER_ANCHOR = 'offer-answer'

/** The forms that accept and decline the version on the page. */
export const AnswerForms = ({ page }: { page: OfferPage }) => (
  <section aria-labelledby={ANSWER_ANCHOR} className={classNames(pageStyles.box, styles.section)}>
    <h2 id={ANSWER_ANCHOR}>Ваш ответ</h2>
    <AcceptForm page={page} />
    <details className={styles.more} open={page.refused?.form === 'decline'}>
      <summary>Отклонить предложение</summary>
      <DeclineForm page={page} />
    </details>
  </section>
)

const AcceptForm = ({ page: { token, offer, refused } }: { page: OfferPage }) => {
  const own = refused?.form === 'accept' ? refused : undefined
  return (
    <form method="post" action={`${offerPath(token)}accept/`} className={styles.form}>
      <input type="hidden" name="version" value={offer.version} />
      <TextField
        id="offer-name"
        name="name"
        label="Ваше имя и фамилия"
        autoComplete="name"
        required
        maxLength={ACCEPTER_NAME_MAX}
        defaultValue={own?.values.name}
        errors={own?.errors.name}
        hint="Сохраним имя, время и адрес в сети: так подтверждается согласие с условиями."
      />
      <Button type="submit">Принять предложение</Button>
    </form>
  )
}

const DeclineForm = ({ page: { token, offer, refused } }: { page: OfferPage }) => {
  const own = refused?.form === 'decline' ? refused : undefined
  return (
    <form method="post" action={`${offerPath(token)}decline/`} className={styles.form}>
      <input type="hidden" name="version" value={offer.version} />
      <fieldset id="offer-reason" className={styles.reasons}>
        <legend>Почему</legend>
        {DECLINE_REASONS.map((reason) => (
          <label key={reason}>
            <input
              type="radio"
              name="reason"
              value={reason}
              required
              defaultChecked={own?.values.reason === reason}
            />
            {declineReasonNames[reason]}
          </label>
        ))}
        <FieldError fieldId="offer-reason" messages={own?.errors.reason} />
      </fieldset>
      <Textarea
        id="offer-reason-text"
        name="text"
        label="Пояснение"
        optional
        maxLength={DECLINE_REASON_MAX}
        rows={3}
        defaultValue={own?.values.text}
        errors={own?.errors.text}
      />
      <Button type="submit" variant="outline">
        Отклонить
      </Button>
    </form>
  )
}
