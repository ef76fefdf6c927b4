import { METRES } from '@rapport/contract/catalog/units'
import type { Picture } from '@rapport/contract/media/media'
import { filterQuery } from '@rapport/contract/paths/catalog-list-paths'
import { PRODUCTS_DEFAULT } from '@rapport/contract/paths/query-limits'
import { type ReactNode, useRef } from 'react'
import { useNavigation } from 'react-router'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { CardGrid, scenesAmong } from '../card-grid.tsx'
import { countText } from '../count-text.ts'
import { ActiveFilters } from './active-filters.tsx'
import type { ProductList as List } from './load-product-list.ts'
import { NothingFound } from './nothing-found.tsx'
import { OwnDesignTile } from './own-design-tile.tsx'
import { ProductFilter } from './product-filter.tsx'
import styles from './product-list.module.css'

/** Where the list begins: pages and filters that are loaded anew lead there. */
const ANCHOR = 'products'
/** A list as short as this is looked over sooner than it is filtered. */
const FILTERED_MIN = 5

interface ProductListProps {
  path: string
  list: List
  /** Pictures of the group, which stand between products from the first page on. */
  scenes?: readonly Picture[]
  /** Stands in place of the list until something is asked for. */
  unfiltered?: ReactNode
}

/** Products: filter, how many were found, a page of cards, the other pages. */
export function ProductList({ path, list, scenes = [], unfiltered }: ProductListProps) {
  const { products, total, page, pages, filter, whole, filtered } = list
  const sceneOffset = (page - 1) * scenesAmong(PRODUCTS_DEFAULT)
  const found = useRef<HTMLParagraphElement>(null)
  const { state, location } = useNavigation()
  const isLoading = state === 'loading' && location.pathname === path
  const focusFound = () => found.current?.focus()
  return (
    <div id={ANCHOR} className={styles.list} aria-busy={isLoading}>
      {(whole.total >= FILTERED_MIN || filtered) && (
        <ProductFilter key={path} action={path} anchor={ANCHOR} list={list} />
      )}
      <div className={styles.line}>
        <p ref={found} role="status" tabIndex={-1} className={styles.found}>
          {countText(total, whole.units, filtered)}
        </p>
        <ActiveFilters path={path} list={list} onRemove={focusFound} />
      </div>
      {unfiltered && !filtered ? (
        unfiltered
      ) : products.length > 0 ? (
        <CardGrid
          items={products}
          scenes={scenes.slice(sceneOffset)}
          last={page === pages && <OwnDesignTile isCloth={whole.units.every((unit) => METRES.test(unit))} />}
        />
      ) : (
        <NothingFound path={path} list={list} onReset={focusFound} />
      )}
      {(filtered || !unfiltered) && (
        <Pagination
          page={page}
          pages={pages}
          toPath={(number) => `${path}${filterQuery(filter, { page: number })}#${ANCHOR}`}
        />
      )}
    </div>
  )
}
