import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { emptySnapshot } from '@rapport/staff-contract/entries/snapshot-schema'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { TextAreaEntryField, TextEntryField } from '../editing/fields/entry-fields.tsx'
import { Panel } from '../ui/panel/panel.tsx'

const LayoutRequirementFields = ({ editor }: EntryFieldsProps<'layout-requirement'>) => (
  <Panel
    heading="Требование к&nbsp;макету"
    lead="Стоит на&nbsp;странице «Как заказать» и&nbsp;в&nbsp;списке для печати."
  >
    <TextEntryField editor={editor} name="title" />
    <TextAreaEntryField editor={editor} name="content" />
  </Panel>
)

export const entryForm: EntryForm<'layout-requirement'> = {
  kind: 'layout-requirement',
  empty: emptySnapshot('layout-requirement'),
  getPath: () => TEXT_PAGE_PATHS.help,
  fields: {
    title: { label: 'О\u00A0чём', hint: 'Слово или два: «Формат»' },
    content: { label: 'Требование' },
    position: { label: 'Место в\u00A0ряду' },
  },
  Fields: LayoutRequirementFields,
}
