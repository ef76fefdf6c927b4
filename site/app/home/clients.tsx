import type { ClientsBlock } from '@rapport/contract/home/home'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { Section } from '../ui/section/section.tsx'
import styles from './clients.module.css'

/** Logos of clients in a row. */
export function Clients({ clients: { title, images } }: { clients: ClientsBlock }) {
  return (
    <Section heading={title}>
      <Carousel
        label="Знаки заказчиков"
        perView={{ wide: 6, medium: 4, small: 2.3 }}
        gap={{ wide: 40, small: 24 }}
        loop
      >
        {images.map(({ src, name, width, height }) => (
          <div key={src} className={styles.client}>
            <img src={src} alt={name} width={width} height={height} loading="lazy" className={styles.mark} />
          </div>
        ))}
      </Carousel>
    </Section>
  )
}
