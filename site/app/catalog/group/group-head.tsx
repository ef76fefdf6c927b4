import { Picture } from '../../ui/picture/picture.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import type { ItemView } from '../item/item-view.ts'
import styles from './group-head.module.css'

/** The name of a group, cut into its banner where it has one. */
export function GroupHead({ item }: { item: Pick<ItemView, 'name' | 'summary' | 'banner'> }) {
  return (
    <div className={styles.head}>
      {item.banner && (
        <Picture picture={item.banner} alt="" shape="banner" priority="first" className={styles.banner} />
      )}
      <div className={classNames(styles.title, item.banner !== null && styles.overBanner)}>
        <h1>{item.name}</h1>
        <p className={styles.summary}>{item.summary}</p>
      </div>
    </div>
  )
}
