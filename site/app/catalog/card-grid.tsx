import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { Picture } from '../ui/picture/picture.tsx'
import styles from './card-grid.module.css'
import { type CardView, CatalogCard } from './catalog-card.tsx'

/** How many things laid flat stand together before cloth is seen otherwise. */
const RUN = 8
const SCENE_SIZES = '(min-width: 1720px) 808px, (min-width: 1024px) 46vw, calc(100vw - 32px)'

interface CardGridProps {
  items: CardView[]
  /** Pictures between them, in another shape and from another distance: one after each eight, as far as there are any. */
  scenes?: readonly PictureValue[]
  /** Fills what the last row leaves, or a row of its own where it leaves nothing. */
  last?: ReactNode
  /** Whether phones show them in one row that scrolls: a few cards beside the matter of the page. */
  isRow?: boolean
}

/** Groups and products in rows. */
export function CardGrid({ items, scenes = [], last, isRow = false }: CardGridProps) {
  // Where nothing has a price, as among prints, none of them need say so.
  const hasPrices = items.some(({ isGroup, priceFrom }) => isGroup || priceFrom !== null)
  const visibleScenes = scenes.slice(0, scenesAmong(items.length))
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

/** Returns how many pictures stand among so many things. */
export const scenesAmong = (count: number) => Math.max(0, Math.ceil(count / RUN) - 1)
