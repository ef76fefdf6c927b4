import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import type { LikeEndpointName } from '../browser/requests/api.ts'
import { Slot } from '../ui/element/slot.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { formatCappedCount } from '../ui/text/capped-count.ts'
import styles from './like-button.module.css'

interface LikeButtonProps {
  endpoint: LikeEndpointName
  id: number
  likes: number
  /** Loads the current state when the browser is idle: a cached page may be old, and knows no visitor. */
  refresh?: boolean
}

/** Like button. The count grows after the server's response. A like can't be undone. */
export const LikeButton = ({ endpoint, id, likes, refresh }: LikeButtonProps) => (
  <like-button
    className={styles.whole}
    data-endpoint={endpoint}
    data-id={id}
    data-refresh={refresh ? '' : undefined}
  >
    <button type="button" aria-pressed={false} className={styles.like}>
      <Icon name="heart" size={22} />
      Нравится
      <Slot
        data-count="likes"
        hidden={likes === 0}
        text={likes > 0 ? formatCappedCount(likes, LIKES_SHOWN_MAX) : ''}
        className={styles.count}
      />
    </button>
  </like-button>
)
