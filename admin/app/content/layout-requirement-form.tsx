import { TEXT_PAGE_PATHS } from '@rapport/contract/paths/paths'
import { SHORT_TEXT_MAX, TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import type { EntryFieldsProps, EntryForm } from '../editing/entry-form.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'

const fields = {
  title: { label: 'О\u00A0чём' },
  content: { label: 'Требование' },
  position: { label: 'Место в\u00A0ряду' },
} satisfies EntryForm<'layout-requirement'>['fields']

const LayoutRequirementFields = ({ editor }: EntryFieldsProps<'layout-requirement'>) => (
  <Panel
    heading="Требование к&nbsp;макету"
    lead="Стоит на&nbsp;странице «Как заказать» и&nbsp;в&nbsp;списке для печати."
  >
    <Field editor={editor} name="title">
      {(field) => (
        <TextField
          label={fields.title.label}
          hint="Слово или два: «Формат»"
          maxLength={TITLE_MAX}
          {...field}
        />
      )}
    </Field>
    <Field editor={editor} name="content">
      {(field) => <TextArea label={fields.content.label} maxLength={SHORT_TEXT_MAX} {...field} />}
    </Field>
  </Panel>
)

export const layoutRequirementForm: EntryForm<'layout-requirement'> = {
  kind: 'layout-requirement',
  empty: { title: '', content: '', position: null },
  pathOf: () => TEXT_PAGE_PATHS.help,
  fields,
  Fields: LayoutRequirementFields,
}
