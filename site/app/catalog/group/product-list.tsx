import { METRES } from '@rapport/contract/catalog/units'
import type { Picture } from '@rapport/contract/media/media'
import { filterQuery } from '@rapport/contract/paths/catalog-list-paths'
import { INDIVIDUAL_ORDER_SLUG } from '@rapport/contract/paths/paths'
import { PRODUCTS_DEFAULT } from '@rapport/contract/paths/query-limits'
import type { ReactNode } from 'react'
import { useHasContent } from '../../content/use-has-content.ts'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { CardGrid, countScenes } from '../card-grid.tsx'
import { formatProductCount } from '../count-text.ts'
import { ActiveFilters } from './active-filters.tsx'
import type { ProductList as List } from './load-product-list.ts'
import { NothingFound } from './nothing-found.tsx'
import { OwnDesignTile } from './own-design-tile.tsx'
import { ProductFilter } from './product-filter.tsx'
import styles from './product-list.module.css'

/** Anchors after a page load: the list, and the number of its products. */
const ANCHOR = 'products'
const FOUND_ANCHOR = 'found'
/** A shorter list has no filter. */
const FILTERED_MIN = 5

interface ProductListProps {
  path: string
  list: List
  /** Pictures between products, across all pages. */
  scenes?: readonly Picture[]
  /** Replaces the list until a filter is active. */
  unfiltered?: ReactNode
}

/** List of products: filter, number of products, cards, pagination. */
export function ProductList({ path, list, scenes = [], unfiltered }: ProductListProps) {
  const { products, total, page, pages, filter, whole, filtered } = list
  const hasContent = useHasContent()
  const sceneOffset = (page - 1) * countScenes(PRODUCTS_DEFAULT)
  return (
    <div id={ANCHOR} className={styles.list}>
      {(whole.total >= FILTERED_MIN || filtered) && (
        <ProductFilter key={path} action={path} anchor={ANCHOR} list={list} />
      )}
      <div className={styles.line}>
        <p id={FOUND_ANCHOR} role="status" tabIndex={-1} className={styles.found}>
          {formatProductCount(total, whole.units, filtered)}
        </p>
        <ActiveFilters path={path} list={list} anchor={FOUND_ANCHOR} />
      </div>
      {unfiltered && !filtered ? (
        unfiltered
      ) : products.length > 0 ? (
        <CardGrid
          items={products}
          scenes={scenes.slice(sceneOffset)}
          last={
            page === pages &&
            hasContent(`/${INDIVIDUAL_ORDER_SLUG}/`) && (
              <OwnDesignTile isCloth={whole.units.every((unit) => METRES.test(unit))} />
            )
          }
        />
      ) : (
        <NothingFound path={path} list={list} anchor={FOUND_ANCHOR} />
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
