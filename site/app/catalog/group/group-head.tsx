import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { Picture } from '../../ui/picture/picture.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { formatTitle } from '../../ui/text/format-title.ts'
import type { ItemView } from '../item/item-view.ts'
import styles from './group-head.module.css'

/** Lowest that group-head.module.css lets a banner get, in pixels: one that is longer is cut at its sides. */
const HEIGHT_MIN = 180

/** Returns how wide a banner is drawn, cut sides included. */
function bannerSizes({ width, height }: PictureValue): string {
  const least = height > 0 ? Math.round((HEIGHT_MIN * width) / height) : 0
  return `(min-width: 1720px) 1640px, max(${least}px, calc(100vw - 32px))`
}

/** The name of a group, cut into its banner where it has one. */
export function GroupHead({ item }: { item: Pick<ItemView, 'name' | 'summary' | 'banner'> }) {
  return (
    <div className={styles.head}>
      {item.banner && (
        <Picture
          picture={item.banner}
          alt=""
          shape="banner"
          priority="first"
          sizes={bannerSizes(item.banner)}
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
