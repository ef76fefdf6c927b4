import {
  Children,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react'
import { classNames } from '../text/class-names.ts'
import styles from './carousel.module.css'
import { CarouselControls } from './carousel-controls.tsx'
import { type ByScreen, byScreen, wrap } from './carousel-ring.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useCarousel } from './use-carousel.ts'

export interface CarouselHandle {
  show(index: number): void
}

interface CarouselProps {
  label: string
  /** One child per slide. */
  children: ReactNode
  /** Slides visible at once. A fraction shows part of the next slide: 1.03. */
  perView?: ByScreen
  /** Gap between slides in px. */
  gap?: ByScreen
  /** Wraps around from the last slide to the first. */
  loop?: boolean
  /** Interval of autoplay, which has a pause button. */
  autoplayMs?: number
  /** Position of the buttons. */
  controls?: 'under' | 'over' | 'none'
  onChange?: (current: number) => void
  /** Called before autoplay moves to a slide. */
  onPrepare?: (next: number) => void
  ref?: Ref<CarouselHandle>
  className?: string | undefined
}

/** Row of slides: a native scroller, with buttons, keys, loop and autoplay after hydration. */
export function Carousel({ label, children, perView = 1, gap = 0, loop = false, ...rest }: CarouselProps) {
  const { autoplayMs, controls = 'under', onChange, onPrepare, ref, className } = rest
  const slides = Children.toArray(children)
  const region = useRef<HTMLElement>(null)
  const carousel = useCarousel(slides.length, loop, onChange)
  const show = useAutoplay(region, slides.length > 1 ? autoplayMs : undefined, {
    prepare: () => onPrepare?.(wrap(carousel.current + 1, slides.length)),
    advance: () => carousel.move(1),
  })
  useImperativeHandle(ref, () => ({ show: carousel.show }))

  const moveByHand = (step: 1 | -1) => {
    show.setPlaying(false)
    carousel.move(step)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
    const ours = event.target === carousel.ref.current || event.target instanceof HTMLButtonElement
    if (!step || !ours || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    moveByHand(step)
  }
  const views = byScreen(perView)
  return (
    <section
      ref={region}
      aria-label={label}
      aria-roledescription="карусель"
      className={classNames(styles.carousel, styles[controls], className)}
      style={variables(views, byScreen(gap))}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={carousel.ref}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
        tabIndex={0}
        aria-label="Слайды"
        className={classNames(styles.track, views.wide < 2 && styles.single)}
        onScroll={carousel.scrolled}
        onScrollEnd={carousel.settled}
        onPointerDown={() => {
          show.setPlaying(false)
          carousel.prepare()
        }}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides are never reordered
          <li key={index} aria-label={`Слайд ${index + 1} из ${slides.length}`} className={styles.slide}>
            {slide}
          </li>
        ))}
      </ul>
      {controls !== 'none' && slides.length > 1 && (
        <CarouselControls
          count={slides.length}
          views={views}
          current={carousel.current}
          move={moveByHand}
          playing={autoplayMs ? show.playing : undefined}
          toggle={() => show.setPlaying(!show.playing)}
        />
      )}
    </section>
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
