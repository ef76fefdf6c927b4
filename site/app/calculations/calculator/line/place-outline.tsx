import type { ItemPlace } from '@rapport/contract/calculation/item-table'
import { findOutline, HEIGHT, WIDTH } from './outlines.ts'
import styles from './place-choice.module.css'

interface PlaceOutlineProps {
  places: readonly ItemPlace[]
  idOf: (index: number) => string
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/**
 * Outline of a product with its places, which choose like their names. For a pointer only: the names beside it have
 * the focus. Missing if the places are not those of a known garment.
 */
export function PlaceOutline({ places, idOf }: PlaceOutlineProps) {
  const views = findOutline(places.map(({ place }) => place))
  if (!views) return null
  return (
    <div className={styles.outline} aria-hidden="true">
      {views.map(({ title, path, spots }) => (
        <figure key={title} className={styles.view}>
          <div className={styles.drawing}>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={styles.lines}>
              <path d={path} />
            </svg>
            {places.map(({ place }, index) => {
              const spot = spots[place]
              return (
                spot && (
                  // biome-ignore lint/a11y/noLabelWithoutControl: its control is beside the name of the place
                  <label
                    key={place}
                    htmlFor={idOf(index)}
                    data-n={index + 1}
                    className={styles.spot}
                    style={{
                      left: percent(spot[0], WIDTH),
                      top: percent(spot[1], HEIGHT),
                      width: percent(spot[2], WIDTH),
                      height: percent(spot[3], HEIGHT),
                    }}
                  />
                )
              )
            })}
          </div>
          <figcaption>{title}</figcaption>
        </figure>
      ))}
    </div>
  )
}
