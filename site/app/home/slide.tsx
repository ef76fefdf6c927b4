import type { Slide as SlideData } from '@rapport/contract/home'
import { OrderLink } from '../ui/order-link.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './main-slider.module.css'

interface SlideProps {
  slide: SlideData
  index: number
  count: number
}

/** Cloth, and a label sewn to it: one claim, one button. The first claim names the page. */
export function Slide({ slide, index, count }: SlideProps) {
  const Title = index === 0 ? 'h1' : 'h2'
  return (
    <li aria-label={`Слайд ${index + 1} из ${count}`} className={styles.slide}>
      <Picture
        src={slide.image}
        alt=""
        shape="slide"
        priority={index === 0 ? 'first' : 'lazy'}
        className={styles.picture}
      />
      <div className={styles.label}>
        <Title className={styles.title}>{slide.title}</Title>
        {slide.subtitle && <p className={styles.subtitle}>{slide.subtitle}</p>}
        {slide.content && <p className={styles.content}>{slide.content}</p>}
        <OrderLink />
      </div>
    </li>
  )
}
