import type { Slide as SlideData } from '@rapport/contract/home'
import { SLIDER_AUTOPLAY_MS } from '@rapport/contract/limits'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { OrderLink } from '../ui/order-link/order-link.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { classNames } from '../ui/text/class-names.ts'
import styles from './main-slider.module.css'

/** The first thing a visitor sees. */
export function MainSlider({ slides }: { slides: SlideData[] }) {
  return (
    <Carousel label="Главное" autoplayMs={SLIDER_AUTOPLAY_MS} loop controls="over">
      {slides.map((slide, index) => (
        <Slide key={slide.id} slide={slide} first={index === 0} />
      ))}
    </Carousel>
  )
}

interface SlideProps {
  slide: SlideData
  first: boolean
}

/** How wide a picture of 16 : 9 is drawn in its place, cut sides included; and one of 4 : 5 on a phone, in its own. */
const SIZES = '(min-width: 1024px) 100vw, (min-width: 768px) 130vw, 111vw'
const PORTRAIT_SIZES = '100vw'

/** Cloth, and a label sewn to it: one claim, one button. The first claim names the page. */
function Slide({ slide, first }: SlideProps) {
  const Title = first ? 'h1' : 'h2'
  const { image, portrait } = slide
  return (
    <div className={styles.slide}>
      <Picture
        picture={image}
        alt=""
        shape="slide"
        priority={first ? 'first' : 'lazy'}
        sizes={SIZES}
        onPhones={portrait ? { picture: portrait, sizes: PORTRAIT_SIZES } : undefined}
        className={classNames(styles.picture, portrait !== null && styles.portrait)}
      />
      <div className={styles.label}>
        <Title className={styles.title}>{slide.title}</Title>
        {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
        {slide.content && <p className={styles.content}>{slide.content}</p>}
        <OrderLink />
      </div>
    </div>
  )
}
