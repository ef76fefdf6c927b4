import { formatPlace } from '@rapport/staff-contract/prices/format-place'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { useState } from 'react'
import { useEntryTitles } from '../editing/entry-titles.ts'
import { EntryPicker } from '../editing/fields/entry-picker.tsx'
import { type CompoundField, errorsBelow } from '../editing/fields/fields-within.ts'
import { Button } from '../ui/button/button.tsx'
import fieldStyles from '../ui/field/field.module.css'
import { SortableList } from '../ui/sortable-list/sortable-list.tsx'
import styles from './operations-field.module.css'
import { PlacesTable } from './places-table.tsx'

/** Operations that may be added to the item, each with its places. */
export function OperationsField({
  value,
  onChange,
  errors,
  errorsWithin,
  schema,
  isReadOnly,
  label,
}: CompoundField<ItemSnapshot['operations']> & { label: string }) {
  const [isPicking, setIsPicking] = useState(false)
  const codes = value.map(({ code }) => code)
  const getTitle = useEntryTitles('operation', codes)
  return (
    <>
      <SortableList
        label={label}
        items={value}
        onChange={onChange}
        getName={({ code }) => getTitle(code)}
        addLabel="Добавить работы"
        onAdd={() => setIsPicking(true)}
        max={schema.maxRows}
        errors={errors}
        isReadOnly={isReadOnly}
        empty="Работ нет: в&nbsp;расчёте только само изделие."
      >
        {({ code, places }, change, index) => {
          const above = value.slice(0, index).findLast((one) => one.places.length > 0)
          const mistakes = errorsBelow(errorsWithin, `${index}`)
          return (
            <div className={styles.operation}>
              <b>{getTitle(code)}</b>
              {mistakes.code && <p className={fieldStyles.error}>{mistakes.code.join('. ')}</p>}
              <details open={Object.keys(mistakes).length > 0 || undefined}>
                <summary>
                  {places.length > 0 ? places.map(formatPlace).join(', ') : 'На всём изделии'}
                </summary>
                <PlacesTable
                  places={places}
                  onChange={(changed) => change({ code, places: changed })}
                  errors={mistakes.places ?? []}
                  errorsWithin={errorsBelow(mistakes, 'places')}
                  isReadOnly={isReadOnly}
                />
                {above && places.length === 0 && !isReadOnly && (
                  <div>
                    <Button variant="quiet" onPress={() => change({ code, places: above.places })}>
                      Места как у&nbsp;работы «{getTitle(above.code)}»
                    </Button>
                  </div>
                )}
              </details>
            </div>
          )
        }}
      </SortableList>
      {isPicking && (
        <EntryPicker
          kind="operation"
          heading="Добавить работы"
          chosen={codes}
          except={undefined}
          max={schema.maxRows}
          onDone={(keys) => {
            onChange([...value, ...keys.map((code) => ({ code, places: [] }))])
            setIsPicking(false)
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </>
  )
}
