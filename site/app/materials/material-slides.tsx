import { MATERIAL_SLIDES_AHEAD } from '@rapport/contract/catalog/catalog-limits'
import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { useState } from 'react'
import { Carousel } from '../ui/carousel/carousel.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import { Skeleton } from '../ui/skeleton/skeleton.tsx'
import styles from './material-slides.module.css'

/** Pictures of a material. Those far from the active slide are not loaded. */
export function MaterialSlides({ name, pictures }: { name: string; pictures: PictureValue[] }) {
  const [active, setActive] = useState(0)
  return (
    <Carousel label={`Фотографии: ${name}`} onChange={setActive}>
      {pictures.map((picture, index) =>
        isNearActive(index, active) ? (
          <Picture
            key={picture.src}
            picture={picture}
            alt={picture.alt || (index === 0 ? name : `${name}, вид ${index + 1}`)}
            shape="card"
            priority="eager"
            sizes="(min-width: 768px) 350px, 100vw"
            className={styles.picture}
          />
        ) : (
          <Skeleton key={picture.src} ratio="4 / 5" />
        ),
      )}
    </Carousel>
  )
}

/** Returns whether the picture of a slide is loaded. */
export const isNearActive = (index: number, active: number): boolean =>
  Math.abs(index - active) <= MATERIAL_SLIDES_AHEAD
