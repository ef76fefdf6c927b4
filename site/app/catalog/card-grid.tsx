import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { type CSSProperties, Fragment, type ReactNode, use } from 'react'
import { PriceDisplayContext } from '../prices/price-display-context.ts'
import { Picture } from '../ui/picture/picture.tsx'
import styles from './card-grid.module.css'
import { type CardView, CatalogCard } from './catalog-card.tsx'

/** Number of products between two scenes. */
const RUN = 8
const SCENE_SIZES = '(min-width: 1720px) 808px, (min-width: 1024px) 46vw, calc(100vw - 32px)'

interface CardGridProps {
  items: CardView[]
  /** Scene pictures between products, one after every eight products. */
  scenes?: readonly PictureValue[]
  /** Fills the rest of the last row, or a row of its own. */
  last?: ReactNode
  /** On phones a scrolling row, for a few cards beside other content. */
  isRow?: boolean
}

/** Grid of groups and products. */
export function CardGrid({ items, scenes = [], last, isRow = false }: CardGridProps) {
  // If no item has a price, as among prints, the cards don't say so.
  const isForUsers = use(PriceDisplayContext) === 'users'
  const hasPrices = isForUsers || items.some(({ isGroup, priceFrom }) => isGroup || priceFrom !== null)
  const visibleScenes = scenes.slice(0, countScenes(items.length))
  return (
    <ul
      className={styles.grid}
      data-row={isRow || undefined}
      data-count={last || visibleScenes.length > 0 ? undefined : items.length}
      style={{ '--count': items.length, '--scenes': visibleScenes.length } as CSSProperties}
    >
      {items.map((item, index) => {
        const scene = index % RUN === 0 ? visibleScenes[index / RUN - 1] : undefined
        return (
          <Fragment key={item.id}>
            {scene && (
              <li className={styles.scene}>
                <div className={styles.frame}>
                  <Picture
                    picture={scene}
                    alt={scene.alt}
                    shape="card"
                    sizes={SCENE_SIZES}
                    className={styles.picture}
                  />
                </div>
              </li>
            )}
            <li>
              <CatalogCard item={item} hasPrice={hasPrices} />
            </li>
          </Fragment>
        )
      })}
      {last && <li className={styles.last}>{last}</li>}
    </ul>
  )
}

/** Returns the number of scenes among `count` products. */
export const countScenes = (count: number) => Math.max(0, Math.ceil(count / RUN) - 1)
