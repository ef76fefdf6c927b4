import { VIEWS_SHOWN_MAX } from '@rapport/contract/blog/blog-limits'
import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import { Slot } from '../ui/element/slot.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { formatCappedCount } from '../ui/text/capped-count.ts'
import { VisuallyHidden } from '../ui/text/visually-hidden.tsx'
import styles from './post-counts.module.css'

interface PostCountsProps {
  views: number
  likes?: number | undefined
  /** Id of the post in a list. */
  id?: number
  /** Slug of the post on its page, where the request for current counts counts the view. */
  slug?: string
}

/** Views and likes of a post. Zero counts are not shown. The custom element shows current counts. */
export const PostCounts = ({ views, likes, id, slug }: PostCountsProps) => (
  <post-counts data-id={id} data-slug={slug} className={styles.counts}>
    <span data-count="views" hidden={views === 0} className={styles.count}>
      <Icon name="eye" size={18} />
      <VisuallyHidden>Просмотров: </VisuallyHidden>
      <Slot data-number="" text={formatCappedCount(views, VIEWS_SHOWN_MAX)} />
    </span>
    {likes !== undefined && (
      <span data-count="likes" hidden={likes === 0} className={styles.count}>
        <Icon name="heart" size={18} />
        <VisuallyHidden>Нравится: </VisuallyHidden>
        <Slot data-number="" text={formatCappedCount(likes, LIKES_SHOWN_MAX)} />
      </span>
    )}
  </post-counts>
)
