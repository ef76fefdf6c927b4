import { LIKES_SHOWN_MAX } from '@rapport/contract/limits'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './like-count.module.css'

/** How many liked an item; nothing to say of none (§9). */
export function LikeCount({ likes }: { likes: number }) {
  if (likes === 0) return null
  return (
    <span className={styles.likes}>
      <Icon name="heart" size={18} />
      <VisuallyHidden>Нравится: </VisuallyHidden>
      {likes > LIKES_SHOWN_MAX ? `${LIKES_SHOWN_MAX}+` : likes}
    </span>
  )
}
