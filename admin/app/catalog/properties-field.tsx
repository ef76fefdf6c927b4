import type { ItemSnapshot } from '@rapport/contract/editing/item-snapshot'
import type { FieldErrors } from '@rapport/contract/endpoints/error-response'
import { PROPERTIES_MAX, SHORT_FIELD_MAX } from '@rapport/contract/limits'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { TextField } from '../ui/field/text-field.tsx'
import { SortableList } from '../ui/sortable-list/sortable-list.tsx'
import styles from './item-form.module.css'

type PropertiesFieldProps = EntryField<ItemSnapshot['properties']> & { errorsWithin: FieldErrors }

/** What an item is like, line by line, in the order of its page. */
export const PropertiesField = ({ errorsWithin, value, isReadOnly, ...field }: PropertiesFieldProps) => (
  <SortableList
    label="Строки"
    items={value}
    nameOf={({ name }, index) => name || `Строка ${index + 1}`}
    addLabel="Добавить свойство"
    onAdd={() => field.onChange([...value, { name: '', value: '' }])}
    max={PROPERTIES_MAX}
    isReadOnly={isReadOnly}
    {...field}
  >
    {(property, change, index) => (
      <div className={styles.pair}>
        <TextField
          label="Свойство"
          value={property.name}
          onChange={(name) => change({ ...property, name })}
          maxLength={SHORT_FIELD_MAX}
          errors={errorsWithin[`${index}.name`] ?? []}
          isReadOnly={isReadOnly}
        />
        <TextField
          label="Значение"
          value={property.value}
          onChange={(text) => change({ ...property, value: text })}
          maxLength={SHORT_FIELD_MAX}
          errors={errorsWithin[`${index}.value`] ?? []}
          isReadOnly={isReadOnly}
        />
      </div>
    )}
  </SortableList>
)
