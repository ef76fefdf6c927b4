import { formatMoney } from '@rapport/contract/money/format-money'
import { filterQuery } from '@rapport/contract/paths/catalog-list-paths'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './active-filters.module.css'
import type { ProductList } from './load-product-list.ts'

interface ActiveFiltersProps {
  path: string
  list: Pick<ProductList, 'filter' | 'materials'>
  /** Anchor that gets the focus after a filter is removed, since its link disappears. */
  anchor: string
}

/** Active filters of a list, each with a link that removes it. */
export function ActiveFilters({ path, list, anchor }: ActiveFiltersProps) {
  const { filter } = list
  const { materials = [], priceFrom, priceTo } = filter
  const filters = [
    ...materials.map((erpId) => ({
      text: findMaterialName(list.materials, erpId) ?? erpId,
      others: { ...filter, materials: materials.filter((one) => one !== erpId) },
    })),
    ...(priceFrom === undefined
      ? []
      : [{ text: `от\u00A0${roubles(priceFrom)}`, others: { ...filter, priceFrom: undefined } }]),
    ...(priceTo === undefined
      ? []
      : [{ text: `до\u00A0${roubles(priceTo)}`, others: { ...filter, priceTo: undefined } }]),
  ]
  if (filters.length === 0) return null
  return (
    <ul aria-label="Выбранные фильтры" className={styles.filters}>
      {filters.map(({ text, others }) => (
        <li key={text}>
          <a href={`${path}${filterQuery(others)}#${anchor}`} className={styles.filter}>
            <VisuallyHidden>Убрать фильтр: </VisuallyHidden>
            {text}
            <Icon name="close" size={16} />
          </a>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <a href={`${path}${filterQuery({ sort: filter.sort })}#${anchor}`} className={styles.reset}>
            Сбросить всё
          </a>
        </li>
      )}
    </ul>
  )
}

const findMaterialName = (groups: ProductList['materials'], erpId: string) =>
  groups.flatMap(({ options }) => options).find(({ value }) => value === erpId)?.label

const roubles = (amount: number) => formatMoney(amount * 100)
