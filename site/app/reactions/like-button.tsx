import { LIKES_SHOWN_MAX } from '@rapport/contract/catalog/catalog-limits'
import type { EndpointResult } from '@rapport/contract/endpoints/api'
import { useState } from 'react'
import { type LikeEndpointName, sendLike } from '../browser/requests/api.ts'
import { reachGoal } from '../browser/visit/analytics.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { formatCappedCount } from '../ui/text/capped-count.ts'
import { showToast } from '../ui/toast/toast-messages.ts'
import styles from './like-button.module.css'

interface LikeButtonProps {
  endpoint: LikeEndpointName
  id: number
  likes: number
  /** Whether this visitor likes the entry. */
  liked: boolean
}

/**
 * Like button. The count grows after the server's response. A like can't be undone. Give it the id as `key`. Rendered
 * only with JavaScript.
 */
export function LikeButton({ endpoint, id, likes, liked }: LikeButtonProps) {
  const [sending, setSending] = useState(false)
  const [answer, setAnswer] = useState<EndpointResult<LikeEndpointName>>()
  const shown = answer ?? { likes, liked }
  const like = async () => {
    if (shown.liked || sending) return
    setSending(true)
    try {
      setAnswer(await sendLike(endpoint, id))
      reachGoal('liked', { what: endpoint === 'likePost' ? 'post' : 'item' })
    } catch {
      showToast('Не получилось отметить. Попробуйте ещё раз.', 'failure')
    }
    setSending(false)
  }
  return (
    <button type="button" aria-pressed={shown.liked} className={styles.like} onClick={like}>
      <Icon name="heart" size={22} />
      Нравится
      {shown.likes > 0 && (
        <span className={styles.count}>{formatCappedCount(shown.likes, LIKES_SHOWN_MAX)}</span>
      )}
    </button>
  )
}
