import type { CatalogKind } from '@rapport/contract/paths/catalog-kind'
import { catalogKindNames } from '@rapport/staff-contract/entries/catalog-kind-names'
import { Link } from 'react-router'
import type { EntryFieldsProps } from '../editing/entry-form.ts'
import { entryKinds } from '../editing/entry-kinds.ts'
import { useEntryTitles } from '../editing/entry-titles.ts'
import { BoxField } from '../editing/fields/box-field.tsx'
import { Field } from '../editing/fields/entry-field.tsx'
import { GroupField } from '../editing/fields/group-field.tsx'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { Panel } from '../ui/panel/panel.tsx'
import { Select } from '../ui/select/select.tsx'
import { itemFields } from './item-fields.ts'

const KINDS = (Object.entries(catalogKindNames) as [CatalogKind, string][]).map(([value, label]) => ({
  value,
  label,
}))

/** Where an item stands: in which section and group, and whether others stand in it. */
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
            // What stands in a group is of its section.
            if (kind) editor.change('kind', kind)
          }}
        />
      )}
    </Field>
    <Field editor={editor} name="kind">
      {(field) => <Select label={itemFields.kind.label} options={KINDS} {...field} />}
    </Field>
    <Field editor={editor} name="isGroup">
      {(field) => (
        <BoxField label="Это группа: в&nbsp;ней стоят другие" name={itemFields.isGroup.label} {...field} />
      )}
    </Field>
  </Panel>
)

type ParentFieldProps = Omit<EntryField<number | null>, 'onChange'> & {
  onChange: (parent: number | null, kind: CatalogKind | undefined) => void
}

function ParentField({ value, onChange, errors, isReadOnly }: ParentFieldProps) {
  const titleOf = useEntryTitles('item', value === null ? [] : [String(value)])
  return (
    <GroupField
      label={itemFields.parent.label}
      value={value}
      title={value === null ? undefined : titleOf(String(value))}
      onChange={(parent, group) => onChange(parent, group?.catalogKind)}
      errors={errors}
      isReadOnly={isReadOnly}
    />
  )
}
