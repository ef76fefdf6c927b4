import type { HomeBlocks } from '@rapport/contract/home/home'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { Section } from '../ui/section/section.tsx'
import styles from './testimonials.module.css'

/** Reviews of customers, three, two or about one at once. */
export function Testimonials({ testimonials }: { testimonials: HomeBlocks['testimonials'] }) {
  return (
    <Section heading={testimonials.title}>
      <Carousel label="Отзывы" perView={{ wide: 3, medium: 2, small: 1.06 }} gap={{ wide: 24, small: 12 }}>
        {testimonials.reviews.map(({ key, name, position, content }) => (
          <figure key={key} className={styles.review}>
            <blockquote className={styles.words}>{content}</blockquote>
            <figcaption className={styles.author}>
              <strong>{name}</strong>
              {position}
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </Section>
  )
}
