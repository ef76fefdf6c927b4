import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { EntriesField } from '../editing/fields/entries-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { useEditorState } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'

/** Items shown on the item's page. A group of the catalogue shows only its own items. */
export function ShowsField({ editor }: EntryFieldsProps<'item'>) {
  const { snapshot, entry } = useEditorState(editor)
  if (snapshot.isGroup && snapshot.kind === 'regular' && snapshot.shows.length === 0) return null
  return (
    <Field editor={editor} name="shows">
      {({ label, value, onChange, ...field }, { errorsWithin, schema }) => (
        <Panel heading={label}>
          <EntriesField
            kind="item"
            label="Изделия и&nbsp;группы"
            hint="Стоят на&nbsp;странице в&nbsp;этом порядке"
            addLabel="Добавить изделия"
            max={schema.maxRows}
            {...(entry?.key ? { except: entry.key } : {})}
            errorsWithin={errorsWithin}
            {...field}
            value={value.map(String)}
            onChange={(keys) => onChange(keys.map(Number))}
          />
        </Panel>
      )}
    </Field>
  )
}
