import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { type FaqTopic, faqTopic } from '@rapport/contract/site/help'
import { TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { BodyField } from '../editing/fields/body-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { Checkboxes } from '../ui/checkbox/checkboxes.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'

const TOPIC_LABELS: Record<FaqTopic, string> = {
  help: 'На\u00A0странице «Как заказать»',
  sewn: 'У\u00A0изделий',
  cloth: 'У\u00A0тканей метражом',
  print: 'У\u00A0принтов',
  placed: 'У\u00A0принтов на\u00A0изделие',
  printing: 'У\u00A0способов печати',
}
const TOPICS = faqTopic.options.map((value) => ({ value, label: TOPIC_LABELS[value] }))

const fields = {
  title: { label: 'Вопрос' },
  answer: { label: 'Ответ' },
  topics: { label: 'Где показать', shown: 'list', textOf: (topic: FaqTopic) => TOPIC_LABELS[topic] },
  position: { label: 'Место в\u00A0ряду' },
} satisfies EntryForm<'faq-question'>['fields']

const FaqQuestionFields = ({ editor }: EntryFieldsProps<'faq-question'>) => (
  <Panel heading="Вопрос и&nbsp;ответ">
    <Field editor={editor} name="title">
      {(field) => <TextField label={fields.title.label} maxLength={TITLE_MAX} {...field} />}
    </Field>
    <Field editor={editor} name="answer">
      {(field) => <BodyField label={fields.answer.label} {...field} />}
    </Field>
    <Field editor={editor} name="topics">
      {(field) => <Checkboxes label={fields.topics.label} options={TOPICS} {...field} />}
    </Field>
  </Panel>
)

export const faqQuestionForm: EntryForm<'faq-question'> = {
  kind: 'faq-question',
  empty: { title: '', answer: '', topics: ['help'], position: null },
  pathOf: () => TEXT_PAGE_PATHS.help,
  fields,
  Fields: FaqQuestionFields,
}
