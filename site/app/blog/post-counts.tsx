import { VIEWS_SHOWN_MAX } from '@rapport/contract/blog/blog-limits'
import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import { Icon } from '../ui/icon/icon.tsx'
import { formatCappedCount } from '../ui/text/capped-count.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './post-counts.module.css'

/** Views and likes of a post. Zero counts are not shown. */
export function PostCounts({ views, likes }: { views: number; likes: number }) {
  return (
    <span className={styles.counts}>
      {views > 0 && <ViewCount views={views} />}
      {likes > 0 && (
        <span className={styles.count}>
          <Icon name="heart" size={18} />
          <VisuallyHidden>Нравится: </VisuallyHidden>
          {formatCappedCount(likes, LIKES_SHOWN_MAX)}
        </span>
      )}
    </span>
  )
}

/** Views of a post. */
export function ViewCount({ views }: { views: number }) {
  return (
    <span className={styles.count}>
      <Icon name="eye" size={18} />
      <VisuallyHidden>Просмотров: </VisuallyHidden>
      {formatCappedCount(views, VIEWS_SHOWN_MAX)}
    </span>
  )
}
