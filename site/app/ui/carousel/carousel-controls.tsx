import { useState } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './carousel.module.css'
import type { byScreen } from './carousel-ring.ts'

interface CarouselControlsProps {
  count: number
  views: ReturnType<typeof byScreen>
  current: number
  move: (step: 1 | -1) => void
  /** Undefined without autoplay. */
  playing: boolean | undefined
  toggle: () => void
}

/** The pause button is the first control, so that a distracted visitor finds it at once. */
export function CarouselControls({ count, views, current, move, playing, toggle }: CarouselControlsProps) {
  const [moved, setMoved] = useState(false)
  // Screens on which all slides are visible at once need no buttons.
  const idle = Object.entries(views).flatMap(([screen, view]) => (count <= view ? [screen] : []))
  const go = (step: 1 | -1) => () => {
    setMoved(true)
    move(step)
  }
  return (
    <div className={styles.controls} data-idle={idle.join(' ') || undefined}>
      {playing !== undefined && (
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? 'Остановить показ' : 'Продолжить показ'}
          onClick={toggle}
        />
      )}
      <IconButton icon="arrowLeft" label="Предыдущий слайд" onClick={go(-1)} />
      <IconButton icon="arrowRight" label="Следующий слайд" onClick={go(1)} />
      <VisuallyHidden>
        <span role="status">{moved && `Слайд ${current + 1} из ${count}`}</span>
      </VisuallyHidden>
    </div>
  )
}
