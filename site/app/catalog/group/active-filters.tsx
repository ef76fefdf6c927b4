import { type CatalogFilter, filterQuery } from '@rapport/contract/paths/catalog-list-paths'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon/icon.tsx'
import { formatMoney } from '../../ui/text/money.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './active-filters.module.css'
import type { ProductList } from './load-product-list.ts'

interface ActiveFiltersProps {
  path: string
  list: Pick<ProductList, 'filter' | 'materialName' | 'filtered'>
  /** Called when one is removed: it disappears with its focus. */
  onRemove: () => void
}

/** What narrows a list, each with the way to do without it. */
export function ActiveFilters({ path, list, onRemove }: ActiveFiltersProps) {
  const { filter, materialName } = list
  const active = [
    { field: 'material', text: filter.material && (materialName ?? filter.material) },
    { field: 'priceFrom', text: filter.priceFrom !== undefined && `от\u00A0${roubles(filter.priceFrom)}` },
    { field: 'priceTo', text: filter.priceTo !== undefined && `до\u00A0${roubles(filter.priceTo)}` },
  ] as const satisfies { field: keyof CatalogFilter; text: string | false | undefined }[]
  const filters = active.filter(({ text }) => text)
  if (filters.length === 0) return null
  return (
    <ul aria-label="Выбранные фильтры" className={styles.filters}>
      {filters.map(({ field, text }) => (
        <li key={field}>
          <Link
            to={`${path}${filterQuery({ ...filter, [field]: undefined })}`}
            preventScrollReset
            className={styles.filter}
            onClick={onRemove}
          >
            <VisuallyHidden>Убрать фильтр: </VisuallyHidden>
            {text}
            <Icon name="close" size={16} />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link
            to={`${path}${filterQuery({ sort: filter.sort })}`}
            preventScrollReset
            className={styles.reset}
            onClick={onRemove}
          >
            Сбросить всё
          </Link>
        </li>
      )}
    </ul>
  )
}

const roubles = (amount: number) => formatMoney(amount * 100)
