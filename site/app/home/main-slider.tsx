import type { Slide as SlideData } from '@rapport/contract/home/home'
import { SLIDER_AUTOPLAY_MS } from '@rapport/contract/home/home-limits'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { OrderLink } from '../ui/order-link/order-link.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { classNames } from '../ui/text/class-names.ts'
import styles from './main-slider.module.css'

/** Slider at the top of the home page, at least one slide. Each picture loads just before its slide is shown. */
export function MainSlider({ slides }: { slides: SlideData[] }) {
  return (
    <div className={styles.slider}>
      <Carousel label="Главное" autoplayMs={SLIDER_AUTOPLAY_MS} loop controls="over">
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} first={index === 0} />
        ))}
      </Carousel>
    </div>
  )
}

interface SlideProps {
  slide: SlideData
  first: boolean
}

/** Displayed widths with cropped sides: 16 : 9, and 4 : 5 on phones. */
const SIZES = '(min-width: 1024px) 100vw, (min-width: 768px) 130vw, 110vw'
const PORTRAIT_SIZES = '95vw'

/** Slide with a claim and a button. The claim of the first slide is the heading of the page. */
function Slide({ slide, first }: SlideProps) {
  const Title = first ? 'h1' : 'h2'
  const { image, portrait } = slide
  return (
    <div className={styles.slide}>
      <div
        data-waits={first ? undefined : ''}
        className={classNames(styles.cloth, portrait !== null && styles.portrait)}
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
