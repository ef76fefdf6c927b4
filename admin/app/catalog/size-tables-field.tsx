import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { SIZE_TABLES_MAX } from '@rapport/staff-contract/snapshots/item-limits'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { RowsField } from '../editing/fields/rows-field.tsx'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { PictureField } from '../media/picture-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { MeasuresTable } from './measures-table.tsx'

type SizeTablesFieldProps = EntryField<ItemSnapshot['sizeTables']> & { errorsWithin: FieldErrors }

/** Tables of sizes: one of a garment, several of a set. */
export const SizeTablesField = (props: SizeTablesFieldProps) => (
  <RowsField
    label="Таблицы размеров"
    addLabel="Добавить таблицу"
    emptyRow={{ title: '', sketch: null, sizes: [''], measures: [] }}
    max={SIZE_TABLES_MAX}
    nameOf={({ title }, index) => title || `Таблица ${index + 1}`}
    {...props}
  >
    {(bind, table, change, errorsWithin) => (
      <>
        <TextField
          label="Название"
          hint="Какая это часть комплекта; у&nbsp;одной таблицы&nbsp;— пусто"
          maxLength={SHORT_FIELD_MAX}
          {...bind('title')}
        />
        <PictureField label="Эскиз с&nbsp;мерками" isOptional {...bind('sketch')} />
        <MeasuresTable
          table={table}
          onChange={change}
          errors={[...bind('sizes').errors, ...bind('measures').errors]}
          errorsWithin={{ sizes: errorsWithin('sizes'), measures: errorsWithin('measures') }}
          isReadOnly={bind('sizes').isReadOnly}
        />
      </>
    )}
  </RowsField>
)
