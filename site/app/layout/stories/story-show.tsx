import type { Picture as PictureValue } from '@rapport/contract/media/media'
import type { Story } from '@rapport/contract/site/site'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { classNames } from '../../ui/text/class-names.ts'
import { useStoryGestures } from './story-gestures.ts'
import styles from './story-viewer.module.css'
import { useStoryPosition } from './use-story-position.ts'

interface StoryShowProps {
  stories: Story[]
  firstId: number
  close: () => void
}

/** Returns `sizes` of a frame with its cropped sides. A landscape frame is as high as the stage, which is 9:16. */
function frameSizes({ width, height }: PictureValue): string {
  const ratio = height > 0 ? Math.max(9 / 16, width / height) : 9 / 16
  return `min(${Math.round((ratio * 1600) / 9)}vw, ${Math.round(ratio * 100)}vh)`
}

/** Frames that advance with their progress bars. With reduced motion they don't advance. */
export function StoryShow({ stories, firstId, close }: StoryShowProps) {
  const { position, story, frame, goToStory, goToFrame } = useStoryPosition(stories, firstId, close)
  const [stopped, setStopped] = useState(false)
  const [held, setHeld] = useState(false)
  const gestures = useStoryGestures({ hold: setHeld, frame: goToFrame, story: goToStory, close })
  const show = useRef<HTMLDivElement>(null)
  const onKey = (event: KeyboardEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('a, button')
    if (event.key === 'ArrowRight') goToFrame(1)
    else if (event.key === 'ArrowLeft') goToFrame(-1)
    else if (event.key === ' ' && !onControl) setStopped(!stopped)
    else return
    event.preventDefault()
  }
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    // The close button has the initial focus and is outside of this component, so keys are handled on the dialog.
    const dialog = show.current?.closest('dialog')
    const listener = (event: KeyboardEvent) => latest.current(event)
    dialog?.addEventListener('keydown', listener)
    return () => dialog?.removeEventListener('keydown', listener)
  }, [])
  if (!story || !frame) return null

  return (
    <div ref={show} className={classNames(styles.show, (stopped || held) && styles.paused)}>
      <div className={styles.stage} {...gestures}>
        {/* Preloads the next frame behind the current one. */}
        {story.frames.slice(position.frame, position.frame + 2).map((one, index) => (
          <Picture
            key={one.image.src}
            picture={one.image}
            alt=""
            shape="card"
            priority="eager"
            sizes={frameSizes(one.image)}
            className={classNames(styles.picture, index > 0 && styles.next)}
          />
        ))}
        <div className={styles.bars} aria-hidden="true">
          {story.frames.map((one, index) => (
            <span
              key={`${story.id}-${one.image.src}`}
              className={classNames(
                styles.bar,
                index < position.frame && styles.done,
                index === position.frame && styles.running,
              )}
              onAnimationEnd={() => goToFrame(1)}
            />
          ))}
        </div>
        <p className={styles.name}>{story.title}</p>
        <div className={styles.caption} role="status">
          <p className={styles.title}>{frame.title}</p>
          <p>{frame.text}</p>
          {frame.link && (
            <a href={frame.link} className={styles.link} onClick={close}>
              Подробнее
            </a>
          )}
        </div>
      </div>
      <div className={styles.controls}>
        <IconButton label="Предыдущая история" icon="arrowLeft" onClick={() => goToStory(-1)} />
        <IconButton
          label={stopped ? 'Продолжить показ' : 'Остановить показ'}
          icon={stopped ? 'play' : 'pause'}
          onClick={() => setStopped(!stopped)}
        />
        <IconButton label="Следующая история" icon="arrowRight" onClick={() => goToStory(1)} />
      </div>
    </div>
  )
}
