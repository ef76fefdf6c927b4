import { groupDigits } from '@rapport/contract/texts/group-digits'
import { Button } from '../../ui/button/button.tsx'
import { CheckboxMenu } from '../../ui/checkbox-menu/checkbox-menu.tsx'
import { TextField } from '../../ui/field/text-field.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Select } from '../../ui/select/select.tsx'
import type { ProductList } from './load-product-list.ts'
import styles from './product-filter.module.css'

const PRICE_SORTS = [
  { value: 'price', label: 'Сначала дешевле' },
  { value: 'price-desc', label: 'Сначала дороже' },
]
const SORTS = [
  { value: 'popular', label: 'Сначала популярное' },
  { value: 'lead-time', label: 'Быстрее изготовим' },
]

interface ProductFilterProps {
  /** Path of the list. */
  action: string
  /** Anchor of the list after a page load. */
  anchor: string
  list: Pick<ProductList, 'values' | 'errors' | 'materials' | 'whole'>
}

/**
 * Filter and sorting of a list, a GET form. On phones it opens on demand, so that the first screen shows products.
 */
export function ProductFilter({ action, anchor, list }: ProductFilterProps) {
  const { values, errors, materials, whole } = list
  const hasPrices = whole.priceMin !== null && whole.priceMax !== null && whole.priceMin < whole.priceMax
  return (
    <product-filter>
      <search>
        <details className={styles.filter} open={Object.keys(errors).length > 0}>
          <summary className={styles.summary}>
            Фильтры и&nbsp;порядок
            <Icon name="chevronDown" size={20} />
          </summary>
          <form
            action={`${action}#${anchor}`}
            autoComplete="off"
            aria-label="Подбор по разделу"
            className={styles.fields}
          >
            {(materials.length > 0 || values.material) && (
              <div className={styles.wide}>
                <CheckboxMenu
                  id="filter-material"
                  name="material"
                  label="Материал"
                  placeholder="Любой"
                  groups={materials}
                  checked={values.material ?? []}
                  errors={errors.material}
                />
              </div>
            )}
            {hasPrices && (
              <>
                <PriceField list={list} field="price_from" label="Цена от, ₽" bound={whole.priceMin} />
                <PriceField list={list} field="price_to" label="Цена до, ₽" bound={whole.priceMax} />
              </>
            )}
            <div className={styles.sort}>
              <Select
                id="filter-sort"
                name="sort"
                label="Порядок"
                placeholder="Как в каталоге"
                options={[...(hasPrices ? PRICE_SORTS : []), ...SORTS]}
                defaultValue={values.sort ?? ''}
              />
            </div>
            <Button type="submit" variant="outline" className={styles.submit}>
              Показать
            </Button>
          </form>
        </details>
      </search>
    </product-filter>
  )
}

interface PriceFieldProps {
  list: ProductFilterProps['list']
  field: 'price_from' | 'price_to'
  label: string
  /** Lowest or highest price in kopecks. */
  bound: number | null
}

function PriceField({ list, field, label, bound }: PriceFieldProps) {
  return (
    <div className={styles.narrow}>
      <TextField
        id={`filter-${field}`}
        name={field}
        label={label}
        inputMode="numeric"
        maxLength={12}
        placeholder={bound === null ? undefined : groupDigits(Math.round(bound / 100))}
        defaultValue={list.values[field] ?? ''}
        errors={list.errors[field]}
      />
    </div>
  )
}
