import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { slugAfter } from '@rapport/staff-contract/editing/suggest-slug'
import { ITEM_PLACES_MAX } from '@rapport/staff-contract/snapshots/calculation/operation-limits'
import type { ItemSnapshot } from '@rapport/staff-contract/snapshots/item-snapshot'
import { NumberField } from '../editing/fields/number-field.tsx'
import { Button, IconButton } from '../ui/button/button.tsx'
import fieldStyles from '../ui/field/field.module.css'
import { TextField } from '../ui/field/text-field.tsx'
import styles from './operations-field.module.css'

type Place = ItemSnapshot['operations'][number]['places'][number]

interface PlacesTableProps {
  places: readonly Place[]
  onChange: (places: Place[]) => void
  errors: string[]
  errorsWithin: FieldErrors
  isReadOnly: boolean
}

/** Places of an operation on the item, with the largest size in millimetres. */
export function PlacesTable({ places, onChange, errors, errorsWithin, isReadOnly }: PlacesTableProps) {
  const cell = { isLabelHidden: true, isReadOnly } as const
  const change = (index: number, patch: Partial<Place>) =>
    onChange(places.map((place, at) => (at === index ? { ...place, ...patch } : place)))
  return (
    <>
      {places.length > 0 && (
        <div className={styles.scroll}>
          <table aria-label="Места" className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Место</th>
                <th scope="col">Код</th>
                <th scope="col">Ширина, мм</th>
                <th scope="col">Высота, мм</th>
              </tr>
            </thead>
            <tbody>
              {places.map((place, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places have no ids and are never reordered
                <tr key={index}>
                  <td className={styles.name}>
                    <TextField
                      {...cell}
                      label={`Место ${index + 1}`}
                      value={place.title}
                      onChange={(title) =>
                        change(index, { title, place: slugAfter(place.place, place.title, title) })
                      }
                      maxLength={SHORT_FIELD_MAX}
                      errors={errorsWithin[`${index}.title`] ?? []}
                    />
                  </td>
                  <td className={styles.code}>
                    <TextField
                      {...cell}
                      label={`Код места ${index + 1}`}
                      value={place.place}
                      onChange={(code) => change(index, { place: code.trim() })}
                      maxLength={SHORT_FIELD_MAX}
                      spellCheck="false"
                      errors={errorsWithin[`${index}.place`] ?? []}
                    />
                  </td>
                  {(['widthMm', 'heightMm'] as const).map((side) => (
                    <td key={side} className={styles.side}>
                      <NumberField
                        {...cell}
                        label={`${side === 'widthMm' ? 'Ширина' : 'Высота'}, мм: ${place.title || index + 1}`}
                        empty={0}
                        value={place[side]}
                        onChange={(millimetres) => change(index, { [side]: millimetres })}
                        errors={errorsWithin[`${index}.${side}`] ?? []}
                      />
                    </td>
                  ))}
                  {!isReadOnly && (
                    <td>
                      <IconButton
                        icon="close"
                        label={`Убрать место: ${place.title || index + 1}`}
                        onPress={() => onChange(places.toSpliced(index, 1))}
                      />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {errors.length > 0 && <p className={fieldStyles.error}>{errors.join('. ')}</p>}
      {!isReadOnly && (
        <div>
          <Button
            variant="secondary"
            isDisabled={places.length >= ITEM_PLACES_MAX}
            onPress={() => onChange([...places, { place: '', title: '', widthMm: 0, heightMm: 0 }])}
          >
            Добавить место
          </Button>
        </div>
      )}
    </>
  )
}
