import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import styles from './group-head.module.css'
import type { ShownItem } from './shown-item.ts'

/** The name of a group, cut into its banner where it has one. */
export function GroupHead({ item }: { item: ShownItem }) {
  return (
    <div className={styles.head}>
      {item.banner && (
        <Picture src={item.banner} alt="" shape="banner" priority="first" className={styles.banner} />
      )}
      <div className={classNames(styles.words, item.banner !== null && styles.over)}>
        <h1>{item.name}</h1>
        <p className={styles.summary}>{item.summary}</p>
      </div>
    </div>
  )
}
