import type { FieldErrors } from '@rapport/contract/errors/error-response'
import { SHORT_FIELD_MAX } from '@rapport/contract/orders/order-limits'
import { PRICE_CATEGORIES_MAX, PRICE_ROWS_MAX } from '@rapport/staff-contract/snapshots/price-group-limits'
import { EntriesField } from '../editing/fields/entries-field.tsx'
import type { EntryField } from '../editing/form/use-entry-editor.ts'
import { Button } from '../ui/button/button.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { Notice } from '../ui/notice/notice.tsx'
import { moveItem } from '../ui/sortable-list/move-item.ts'
import type { Category } from './price-lists.ts'
import styles from './prices.module.css'

interface CategoriesFieldProps extends EntryField<Category[]> {
  errorsWithin: FieldErrors
}

/**
 * Categories of a price group with their materials. Not a sortable list, because nested lists would make keys
 * and dragging ambiguous.
 */
export function CategoriesField({ value, onChange, errors, errorsWithin, isReadOnly }: CategoriesFieldProps) {
  const last = value.length - 1
  return (
    <>
      {errors.length > 0 && <Notice kind="error">{errors.join('. ')}</Notice>}
      {value.map((category, index) => {
        const name = category.title || `Категория ${index + 1}`
        const change = (changed: Partial<Category>) =>
          onChange(value.with(index, { ...category, ...changed }))
        const move = (to: number) => onChange(moveItem(value, index, to))
        const prefix = `${index}.materials.`
        const ofMaterials = Object.entries(errorsWithin).filter(([field]) => field.startsWith(prefix))
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a category is identified by its position
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
          <div key={index} role="group" aria-label={name} className={styles.category}>
            <div className={styles.heading}>
              <TextField
                label="Категория"
                value={category.title}
                onChange={(title) => change({ title })}
                errors={errorsWithin[`${index}.title`] ?? []}
                maxLength={SHORT_FIELD_MAX}
                isReadOnly={isReadOnly}
              />
              {!isReadOnly && (
                <Menu
                  label={`Место и\u00A0удаление: ${name}`}
                  actions={[
                    ...(index > 0 ? [{ label: 'Выше', onAction: () => move(index - 1) }] : []),
                    ...(index < last ? [{ label: 'Ниже', onAction: () => move(index + 1) }] : []),
                    {
                      label: 'Убрать',
                      isDangerous: true,
                      onAction: () => onChange(value.toSpliced(index, 1)),
                    },
                  ]}
                >
                  <Icon name="more" />
                </Menu>
              )}
            </div>
            <EntriesField
              kind="material"
              label={`Материалы: ${name}`}
              addLabel="Добавить материалы"
              max={PRICE_ROWS_MAX}
              value={category.materials}
              onChange={(materials) => change({ materials })}
              errors={errorsWithin[`${index}.materials`] ?? []}
              errorsWithin={Object.fromEntries(
                ofMaterials.map(([field, sentences]) => [field.slice(prefix.length), sentences]),
              )}
              isReadOnly={isReadOnly}
            />
          </div>
        )
      })}
      {!isReadOnly && (
        <div>
          <Button
            variant="secondary"
            isDisabled={value.length >= PRICE_CATEGORIES_MAX}
            onPress={() => onChange([...value, { title: '', materials: [] }])}
          >
            Добавить категорию
          </Button>
        </div>
      )}
    </>
  )
}
