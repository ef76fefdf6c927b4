import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { SHORT_TEXT_MAX, TITLE_MAX } from '@rapport/staff-contract/editing/text-limits'
import { LEAD_TIME_DAYS_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { BodyField } from '../editing/fields/body-field.tsx'
import { BoxField } from '../editing/fields/box-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { NumberField } from '../editing/fields/number-field.tsx'
import { SlugField } from '../editing/fields/slug-field.tsx'
import { slugAfter } from '../editing/fields/suggest-slug.ts'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { TextArea } from '../ui/field/text-area.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Panel } from '../ui/panel/panel.tsx'
import { itemFields } from './item-fields.ts'
import { useItemPath } from './use-item-path.ts'

/** What an item is called, where it stands, and what it says of itself. */
export function MainFields({ editor }: EntryFieldsProps<'item'>) {
  const { entry, snapshot } = useEditorState(editor)
  const published = entry?.published
  const pathOf = useItemPath(snapshot)
  const publishedPathOf = useItemPath(published ?? undefined)
  function changeTitle(title: string): void {
    if (!published) editor.change('slug', slugAfter(snapshot.slug, snapshot.title, title))
    editor.change('title', title)
  }
  return (
    <Panel heading={snapshot.isGroup ? 'Группа' : 'Изделие'}>
      <Field editor={editor} name="title">
        {(field) => (
          <TextField label={itemFields.title.label} maxLength={TITLE_MAX} {...field} onChange={changeTitle} />
        )}
      </Field>
      <Field editor={editor} name="slug">
        {(field) => (
          <SlugField
            title={snapshot.title}
            pathOf={pathOf}
            published={published?.slug}
            publishedPath={published ? publishedPathOf(published.slug) : undefined}
            {...field}
          />
        )}
      </Field>
      <Field editor={editor} name="summary">
        {(field) => (
          <TextArea
            label={itemFields.summary.label}
            hint="Одна-две фразы: для карточки и&nbsp;поисковиков"
            maxLength={SHORT_TEXT_MAX}
            {...field}
          />
        )}
      </Field>
      <Field editor={editor} name="description">
        {(field) => <BodyField label={itemFields.description.label} {...field} />}
      </Field>
      <Field editor={editor} name="unit">
        {(field) => (
          <TextField
            label={itemFields.unit.label}
            hint="В&nbsp;чём считают: шт, пог.&nbsp;м, комплект"
            maxLength={SHORT_FIELD_MAX}
            {...field}
          />
        )}
      </Field>
      <Field editor={editor} name="leadTimeDays">
        {(field) => (
          <NumberField
            label={itemFields.leadTimeDays.label}
            hint={`Не\u00A0больше ${LEAD_TIME_DAYS_MAX}; пусто\u00A0— не\u00A0сказано`}
            empty={null}
            {...field}
          />
        )}
      </Field>
      <Field editor={editor} name="onHome">
        {(field) => (
          <BoxField
            label="Показывать в&nbsp;каталоге на&nbsp;главной"
            name={itemFields.onHome.label}
            {...field}
          />
        )}
      </Field>
    </Panel>
  )
}
