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
  /** A page has them twice; the names keep them apart. */
  name: 'Истории' | 'Ещё истории'
  stories: StoryCover[]
  /** Somebody is about to open one. */
  prepare: () => void
  open: (id: number) => void
  /** Covers alone, in a row of the height of a line: their names are told by tooltips and to screen readers. */
  compact?: boolean
}

/**
 * Round covers in a row; each opens its story in the viewer. They come with the client bundle, without which there is no story:
 * what a page opens with is not kept waiting for them.
 */
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
              data-client=""
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

/** Which story is open, and the viewer once it is there. */
export function useStories() {
  const [opened, setOpened] = useState<number>()
  const close = useCallback(() => setOpened(undefined), [])
  const viewer = useLazyImport(opened !== undefined, loadViewer, close)
  return { opened, open: setOpened, close, prepare: () => void loadViewer().catch(() => undefined), viewer }
}
