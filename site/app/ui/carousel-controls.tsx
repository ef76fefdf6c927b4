import { useState } from 'react'
import styles from './carousel.module.css'
import type { byScreen } from './carousel-ring.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CarouselControlsProps {
  count: number
  views: ReturnType<typeof byScreen>
  current: number
  move: (step: 1 | -1) => void
  /** Undefined where nothing moves by itself. */
  playing: boolean | undefined
  toggle: () => void
}

/** The show's button first: whoever is disturbed finds it at once. */
export function CarouselControls({ count, views, current, move, playing, toggle }: CarouselControlsProps) {
  const [moved, setMoved] = useState(false)
  // Where all slides stand side by side there is nowhere to go.
  const idle = Object.entries(views).flatMap(([screen, view]) => (count <= view ? [screen] : []))
  const go = (step: 1 | -1) => () => {
    setMoved(true)
    move(step)
  }
  return (
    <div className={styles.controls} data-idle={idle.join(' ') || undefined}>
      {playing !== undefined && (
        <button
          type="button"
          data-client=""
          aria-label={playing ? 'Остановить показ' : 'Продолжить показ'}
          className={styles.control}
          onClick={toggle}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
      )}
      <button
        type="button"
        data-client=""
        aria-label="Предыдущий слайд"
        className={styles.control}
        onClick={go(-1)}
      >
        <Icon name="arrowLeft" />
      </button>
      <button
        type="button"
        data-client=""
        aria-label="Следующий слайд"
        className={styles.control}
        onClick={go(1)}
      >
        <Icon name="arrowRight" />
      </button>
      <VisuallyHidden>
        <span role="status">{moved && `Слайд ${current + 1} из ${count}`}</span>
      </VisuallyHidden>
    </div>
  )
}
