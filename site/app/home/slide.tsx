import type { Slide as SlideData } from '@rapport/contract/home'
import { OrderLink } from '../ui/order-link.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './slide.module.css'

interface SlideProps {
  slide: SlideData
  first: boolean
}

/** Cloth, and a label sewn to it: one claim, one button. The first claim names the page. */
export function Slide({ slide, first }: SlideProps) {
  const Title = first ? 'h1' : 'h2'
  return (
    <div className={styles.slide}>
      <Picture
        src={slide.image}
        alt=""
        shape="slide"
        priority={first ? 'first' : 'lazy'}
        className={styles.picture}
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
