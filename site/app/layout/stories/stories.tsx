import { useCallback, useState } from 'react'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { useLazyImport } from '../../browser/use-lazy-import.ts'
import { Picture } from '../../ui/picture/picture.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { formatTitle } from '../../ui/text/format-title.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import type { StoryCover } from '../layout-data.ts'
import { useSeenStories } from './seen-stories.ts'
import styles from './stories.module.css'

const loadViewer = () => import('./story-viewer.tsx')

interface StoriesProps {
  /** Accessible name; a page has the list twice. */
  name: 'Истории' | 'Ещё истории'
  stories: StoryCover[]
  /** Loads the viewer before a story opens. */
  prepare: () => void
  open: (id: number) => void
  /** Only covers, in a row of one line; tooltips and accessible names have the titles. */
  compact?: boolean
}

/** Row of round covers that open the viewer. Rendered after hydration, since stories need JavaScript. */
export function Stories({ name, stories, prepare, open, compact }: StoriesProps) {
  const seen = useSeenStories()
  const hydrated = useHydrated()
  if (stories.length === 0) return null
  return (
    <section
      aria-label={name}
      className={classNames(styles.stories, compact && styles.compact)}
      onPointerEnter={prepare}
      onTouchStart={prepare}
    >
      <ul className={styles.row}>
        {stories.map(({ id, title, cover }) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              title={compact ? title : undefined}
              className={classNames(styles.story, seen.includes(id) && styles.seen)}
              onFocus={prepare}
              onClick={() => open(id)}
            >
              <span className={styles.ring}>
                <span className={styles.frame} style={{ background: cover.color }}>
                  {hydrated && (
                    <Picture
                      picture={cover}
                      alt=""
                      shape="card"
                      priority="last"
                      sizes={compact ? '29px' : '62px'}
                      className={styles.cover}
                    />
                  )}
                </span>
              </span>
              <span className={styles.name}>{formatTitle(title)}</span>
              {seen.includes(id) && <VisuallyHidden> — просмотрено</VisuallyHidden>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Returns the open story, and the viewer after it has loaded. */
export function useStories() {
  const [opened, setOpened] = useState<number>()
  const close = useCallback(() => setOpened(undefined), [])
  const viewer = useLazyImport(opened !== undefined, loadViewer, close)
  return { opened, open: setOpened, close, prepare: () => void loadViewer().catch(() => undefined), viewer }
}
