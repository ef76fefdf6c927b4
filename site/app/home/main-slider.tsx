import type { Slide as SlideData } from '@rapport/contract/home/home'
import { SLIDER_AUTOPLAY_MS } from '@rapport/contract/home/home-limits'
import { useState } from 'react'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { OrderLink } from '../ui/order-link/order-link.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { classNames } from '../ui/text/class-names.ts'
import styles from './main-slider.module.css'

/** Slider at the top of the home page. Each picture loads just before its slide is shown. */
export function MainSlider({ slides }: { slides: SlideData[] }) {
  const [furthest, setFurthest] = useState(0)
  const reach = (index: number) => setFurthest((before) => Math.max(before, index))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices an imminent choice of a slide
    <div
      className={styles.slider}
      onPointerDown={() => reach(slides.length)}
      onKeyDown={() => reach(slides.length)}
    >
      <Carousel
        label="Главное"
        autoplayMs={SLIDER_AUTOPLAY_MS}
        loop
        controls="over"
        onPrepare={reach}
        onChange={reach}
      >
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} first={index === 0} waits={index > furthest} />
        ))}
      </Carousel>
    </div>
  )
}

interface SlideProps {
  slide: SlideData
  first: boolean
  /** Whether the picture is not loaded yet. Without JavaScript it loads at once. */
  waits: boolean
}

/** Displayed widths with cropped sides: 16 : 9, and 4 : 5 on phones. */
const SIZES = '(min-width: 1024px) 100vw, (min-width: 768px) 130vw, 110vw'
const PORTRAIT_SIZES = '95vw'

/** Slide with a claim and a button. The claim of the first slide is the heading of the page. */
function Slide({ slide, first, waits }: SlideProps) {
  const Title = first ? 'h1' : 'h2'
  const { image, portrait } = slide
  return (
    <div className={styles.slide}>
      <div
        className={classNames(styles.cloth, portrait !== null && styles.portrait, waits && styles.waits)}
        style={{ background: image.color }}
      >
        <Picture
          picture={image}
          alt=""
          shape="slide"
          priority={first ? 'first' : 'lazy'}
          sizes={SIZES}
          onPhones={portrait ? { picture: portrait, sizes: PORTRAIT_SIZES } : undefined}
          className={styles.picture}
        />
      </div>
      <div className={styles.label}>
        <Title className={styles.title}>{slide.title}</Title>
        {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
        {slide.content && <p className={styles.content}>{slide.content}</p>}
        <OrderLink />
      </div>
    </div>
  )
}
