import { Children, type CSSProperties, type ReactNode } from 'react'
import { classNames } from '../text/class-names.ts'
import styles from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'
import { type ByScreen, byScreen } from './carousel-ring.ts'

interface CarouselProps {
  label: string
  /** One child per slide. Pictures below `data-waits` load just before their slide is shown. */
  children: ReactNode
  /** Slides visible at once. A fraction shows part of the next slide: 1.03. */
  perView?: ByScreen
  /** Gap between slides in px. */
  gap?: ByScreen
  /** Wraps around from the last slide to the first. */
  loop?: boolean
  /** Interval of autoplay, which has a pause button. */
  autoplayMs?: number
  /** Number of slides on each side whose waiting pictures load early. */
  ahead?: number
  /** Position of the buttons. */
  controls?: 'under' | 'over' | 'none'
  className?: string | undefined
}

/** Row of slides: a native scroller. The custom element adds buttons, keys, loop and autoplay. */
export function Carousel({ label, children, perView = 1, gap = 0, loop = false, ...rest }: CarouselProps) {
  const { autoplayMs, ahead, controls = 'under', className } = rest
  const slides = Children.toArray(children)
  const views = byScreen(perView)
  const autoplay = slides.length > 1 ? autoplayMs : undefined
  return (
    <page-carousel
      role="region"
      aria-label={label}
      aria-roledescription="карусель"
      data-loop={loop ? '' : undefined}
      data-autoplay={autoplay}
      data-ahead={ahead}
      className={classNames(styles.carousel, styles[controls], className)}
      style={variables(views, byScreen(gap))}
    >
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        tabIndex={0}
        aria-label="Слайды"
        className={classNames(styles.track, views.wide < 2 && styles.single)}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered
          <li key={index} aria-label={`Слайд ${index + 1} из ${slides.length}`} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {controls !== 'none' && slides.length > 1 && (
        <CarouselControls count={slides.length} views={views} autoplay={autoplay !== undefined} />
      )}
    </page-carousel>
  )
}

type Views = ReturnType<typeof byScreen>

const variables = (views: Views, gaps: Views) =>
  ({
    '--wide': views.wide,
    '--medium': views.medium,
    '--small': views.small,
    '--wide-gap': `${gaps.wide}px`,
    '--medium-gap': `${gaps.medium}px`,
    '--small-gap': `${gaps.small}px`,
  }) as CSSProperties
