import type { Slide as SlideData } from '@rapport/contract/home'
import { useRef } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './main-slider.module.css'
import { Slide } from './slide.tsx'
import { useAutoplay } from './use-autoplay.ts'

/**
 * The first thing a visitor sees (§1). Slides snap as they are swiped, without any program; once it runs, they
 * change by themselves until the visitor wants otherwise.
 */
export function MainSlider({ slides }: { slides: SlideData[] }) {
  const region = useRef<HTMLElement>(null)
  const track = useRef<HTMLUListElement>(null)
  const { ready, playing, toggle, move } = useAutoplay(region, track, slides.length)
  return (
    <section ref={region} aria-label="Главное" aria-roledescription="карусель" className={styles.slider}>
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label="Слайды"
        className={styles.track}
      >
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} index={index} count={slides.length} />
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={classNames(styles.controls, ready && styles.ready)}>
          <button
            type="button"
            aria-label={playing ? 'Остановить показ' : 'Продолжить показ'}
            className={styles.control}
            onClick={toggle}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            aria-label="Предыдущий слайд"
            className={styles.control}
            onClick={() => move(-1)}
          >
            <Icon name="arrowLeft" />
          </button>
          <button
            type="button"
            aria-label="Следующий слайд"
            className={styles.control}
            onClick={() => move(1)}
          >
            <Icon name="arrowRight" />
          </button>
        </div>
      )}
    </section>
  )
}
