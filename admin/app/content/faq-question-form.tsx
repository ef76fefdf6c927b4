import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { type FaqTopic, faqTopic } from '@rapport/contract/site/help'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { BodyEntryField, CheckboxesEntryField, TextEntryField } from '../editing/fields/entry-fields.tsx'
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

const FaqQuestionFields = ({ editor }: EntryFieldsProps<'faq-question'>) => (
  <Panel heading="Вопрос и&nbsp;ответ">
    <TextEntryField editor={editor} name="title" />
    <BodyEntryField editor={editor} name="answer" />
    <CheckboxesEntryField editor={editor} name="topics" options={TOPICS} />
  </Panel>
)

export const entryForm: EntryForm<'faq-question'> = {
  kind: 'faq-question',
  empty: emptySnapshot('faq-question', { topics: ['help'] }),
  getPath: () => TEXT_PAGE_PATHS.help,
  fields: {
    title: { label: 'Вопрос' },
    answer: { label: 'Ответ' },
    topics: { label: 'Где показать', shown: 'list', getText: (topic: FaqTopic) => TOPIC_LABELS[topic] },
    position: { label: 'Место в\u00A0ряду' },
  },
  Fields: FaqQuestionFields,
}
