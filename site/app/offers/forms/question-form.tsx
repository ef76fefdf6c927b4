import { OFFER_QUESTION_MAX } from '@rapport/contract/offers/offer-limits'
import type { OfferPage } from '@rapport/contract/offers/offer-page'
import { offerPath } from '@rapport/contract/paths/paths'
import pageStyles from '../../calculations/stored/calculation.module.css'
import { MessageFilesField } from '../../orders/messages/message-files-field.tsx'
import { MessageList } from '../../orders/messages/message-list.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Textarea } from '../../ui/field/textarea.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import styles from '../offer.module.css'

/** The conversation with the manager and the form of a question. */
export const QuestionForm = ({ page: { token, messages, refused } }: { page: OfferPage }) => {
  const own = refused?.form === 'questions' ? refused : undefined
  return (
    <section aria-labelledby="offer-question-head" className={classNames(pageStyles.box, styles.section)}>
      <h2 id="offer-question-head">
        {messages.length > 0 ? 'Переписка с\u00A0менеджером' : 'Задать вопрос'}
      </h2>
      {messages.length > 0 && <MessageList messages={messages} />}
      <form
        method="post"
        action={`${offerPath(token)}questions/`}
        encType="multipart/form-data"
        className={styles.form}
      >
        <Textarea
          id="offer-question"
          name="text"
          label="Вопрос менеджеру"
          maxLength={OFFER_QUESTION_MAX}
          defaultValue={own?.values.text}
          errors={own?.errors.text}
        />
        <MessageFilesField id="offer-question-files" errors={own?.errors.files} />
        <Button type="submit" variant="outline">
          Отправить вопрос
        </Button>
      </form>
    </section>
  )
}
