import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/picture.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { useSeenStories } from './seen-stories.ts'
import type { StoryCover } from './shell-data.ts'
import styles from './stories.module.css'

interface StoriesProps {
  /** A page has them twice; the names keep them apart. */
  name: 'Истории' | 'Ещё истории'
  stories: StoryCover[]
  /** Somebody is about to open one. */
  prepare: () => void
  open: (id: number) => void
}

/** Round covers in a row; each opens its story in the viewer. */
export function Stories({ name, stories, prepare, open }: StoriesProps) {
  const seen = useSeenStories()
  if (stories.length === 0) return null
  return (
    <section aria-label={name} className={styles.stories} onPointerEnter={prepare} onTouchStart={prepare}>
      <ul className={styles.row}>
        {stories.map(({ id, title, cover }) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              data-client=""
              className={classNames(styles.story, seen.includes(id) && styles.seen)}
              onFocus={prepare}
              onClick={() => open(id)}
            >
              <span className={styles.ring}>
                <Picture src={cover} alt="" shape="card" sizes="72px" className={styles.cover} />
              </span>
              {title}
              {seen.includes(id) && <VisuallyHidden> — просмотрено</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
