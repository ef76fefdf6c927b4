import type { CatalogKind } from '@rapport/contract/paths/catalog-kind'
import { catalogKindNames } from '@rapport/staff-contract/entries/catalog-kind-names'
import { Link } from 'react-router'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { entryKinds } from '../editing/entry-kinds.ts'
import { useEntryTitles } from '../editing/entry-titles.ts'
import { Field } from '../editing/fields/entry-field.tsx'
import { BoxEntryField, SelectEntryField } from '../editing/fields/entry-fields.tsx'
import { GroupField } from '../editing/fields/group-field.tsx'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'

const KINDS = (Object.entries(catalogKindNames) as [CatalogKind, string][]).map(([value, label]) => ({
  value,
  label,
}))

export const PlaceFields = ({ editor }: EntryFieldsProps<'item'>) => (
  <Panel
    heading="Где стоит"
    lead={
      <>
        Порядок среди соседей меняют в&nbsp;<Link to={entryKinds.item?.path ?? '/'}>дереве каталога</Link>.
      </>
    }
  >
    <Field editor={editor} name="parent">
      {(field) => (
        <ParentField
          {...field}
          onChange={(parent, kind) => {
            field.onChange(parent)
            // An item has the section of its group.
            if (kind) editor.change('kind', kind)
          }}
        />
      )}
    </Field>
    <SelectEntryField editor={editor} name="kind" options={KINDS} />
    <BoxEntryField editor={editor} name="isGroup" box="Это группа: в&nbsp;ней стоят другие" />
  </Panel>
)

type ParentFieldProps = Omit<EntryField<number | null>, 'onChange'> & {
  label: string
  onChange: (parent: number | null, kind: CatalogKind | undefined) => void
}

function ParentField({ label, value, onChange, errors, isReadOnly }: ParentFieldProps) {
  const getTitle = useEntryTitles('item', value === null ? [] : [String(value)])
  return (
    <GroupField
      label={label}
      value={value}
      title={value === null ? undefined : getTitle(String(value))}
      onChange={(parent, group) => onChange(parent, group?.catalogKind)}
      errors={errors}
      isReadOnly={isReadOnly}
    />
  )
}
