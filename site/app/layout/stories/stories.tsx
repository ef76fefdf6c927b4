import { Picture } from '../../ui/picture/picture.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { formatTitle } from '../../ui/text/format-title.ts'
import type { StoryCover } from '../layout-data.ts'
import styles from './stories.module.css'

interface StoriesProps {
  /** Accessible name; a page has the list twice. */
  name: 'Истории' | 'Ещё истории'
  stories: StoryCover[]
  /** Only covers, in a row of one line; tooltips and accessible names have the titles. */
  compact?: boolean
}

/** Row of round covers that open the viewer. Covers load late. Hidden without JavaScript, which stories need. */
export function Stories({ name, stories, compact }: StoriesProps) {
  if (stories.length === 0) return null
  return (
    <story-row
      role="region"
      aria-label={name}
      className={classNames(styles.stories, compact && styles.compact)}
    >
      <ul className={styles.row}>
        {stories.map(({ id, title, cover }) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              title={compact ? title : undefined}
              data-story={id}
              className={styles.story}
            >
              <span className={styles.ring}>
                <span data-waits="" className={styles.frame} style={{ background: cover.color }}>
                  <Picture
                    picture={cover}
                    alt=""
                    shape="card"
                    priority="last"
                    sizes={compact ? '29px' : '62px'}
                    className={styles.cover}
                  />
                </span>
              </span>
              <span className={styles.name}>{formatTitle(title)}</span>
            </button>
          </li>
        ))}
      </ul>
    </story-row>
  )
}
