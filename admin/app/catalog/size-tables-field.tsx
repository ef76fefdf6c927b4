import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import type { CompoundField } from '../editing/fields/fields-within.ts'
import { RowsField } from '../editing/fields/rows-field.tsx'
import { PictureField } from '../media/picture-field.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { MeasuresTable } from './measures-table.tsx'

/** Size tables: one for a garment, several for a set. */
export const SizeTablesField = (props: CompoundField<ItemSnapshot['sizeTables']>) => (
  <RowsField
    {...props}
    label="Таблицы размеров"
    addLabel="Добавить таблицу"
    emptyRow={{ title: '', sketch: null, sizes: [''], measures: [] }}
    getName={({ title }, index) => title || `Таблица ${index + 1}`}
  >
    {(bind, table, change, bindCompound) => (
      <>
        <TextField
          label="Название"
          hint="Какая это часть комплекта; у&nbsp;одной таблицы&nbsp;— пусто"
          {...bind('title')}
        />
        <PictureField label="Эскиз с&nbsp;мерками" isOptional {...bind('sketch')} />
        <MeasuresTable
          table={table}
          onChange={change}
          errors={[...bind('sizes').errors, ...bind('measures').errors]}
          errorsWithin={{
            sizes: bindCompound('sizes').errorsWithin,
            measures: bindCompound('measures').errorsWithin,
          }}
          isReadOnly={bind('sizes').isReadOnly}
        />
      </>
    )}
  </RowsField>
)
