import { IconButton } from '../button/icon-button.tsx'
import { PlayButton } from '../button/play-button.tsx'
import { Slot } from '../element/slot.tsx'
import hidden from '../text/visually-hidden.module.css'
import styles from './carousel.module.css'
import type { byScreen } from './carousel-ring.ts'

interface CarouselControlsProps {
  count: number
  views: ReturnType<typeof byScreen>
  autoplay: boolean
}

/** The pause button is the first control, so that a distracted visitor finds it at once. */
export function CarouselControls({ count, views, autoplay }: CarouselControlsProps) {
  // Screens on which all slides are visible at once need no buttons.
  const idle = Object.entries(views).flatMap(([screen, view]) => (count <= view ? [screen] : []))
  return (
    <div className={styles.controls} data-idle={idle.join(' ') || undefined}>
      {autoplay && <PlayButton />}
      <IconButton icon="arrowLeft" label="Предыдущий слайд" data-step="-1" />
      <IconButton icon="arrowRight" label="Следующий слайд" data-step="1" />
      <Slot role="status" className={hidden.hidden} />
    </div>
  )
}
