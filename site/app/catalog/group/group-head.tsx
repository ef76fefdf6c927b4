import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { Picture } from '../../ui/picture/picture.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { formatTitle } from '../../ui/text/format-title.ts'
import type { ItemView } from '../item/item-view.ts'
import styles from './group-head.module.css'

/** Minimum height of a banner in group-head.module.css in px. A wider banner is cropped at the sides. */
const HEIGHT_MIN = 180

/** Returns `sizes` of a banner with its cropped sides. */
function getBannerSizes({ width, height }: PictureValue): string {
  const least = height > 0 ? Math.round((HEIGHT_MIN * width) / height) : 0
  return `(min-width: 1720px) 1640px, max(${least}px, calc(100vw - 32px))`
}

/** Name of a group, in its banner if it has one. */
export function GroupHead({ item }: { item: Pick<ItemView, 'name' | 'summary' | 'banner'> }) {
  return (
    <div className={styles.head}>
      {item.banner && (
        <Picture
          picture={item.banner}
          alt=""
          shape="banner"
          priority="first"
          sizes={getBannerSizes(item.banner)}
          className={styles.banner}
        />
      )}
      <div className={classNames(styles.title, item.banner !== null && styles.overBanner)}>
        <h1>{formatTitle(item.name)}</h1>
        <p className={styles.summary}>{item.summary}</p>
      </div>
    </div>
  )
}
