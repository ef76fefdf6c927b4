import { mediaFacts } from '@rapport/contract/media'
import { type MouseEvent, useRef, useState } from 'react'
import { Carousel, type CarouselHandle } from '../ui/carousel.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './gallery.module.css'

const photoId = (index: number) => `photo-${index + 1}`

interface GalleryProps {
  name: string
  pictures: string[]
  /** What can be seen in them, where it is known. */
  alts: Record<string, string>
}

/** Pictures of an item, one at a time: swiped, or chosen by a small one. Links do it until the program runs. */
export function Gallery({ name, pictures, alts }: GalleryProps) {
  const carousel = useRef<CarouselHandle>(null)
  const [shown, setShown] = useState(0)

  const show = (event: MouseEvent, index: number) => {
    event.preventDefault()
    carousel.current?.show(index)
  }

  return (
    <div className={styles.gallery}>
      <Carousel ref={carousel} label={`Фотографии: ${name}`} controls="none" onChange={setShown}>
        {pictures.map((picture, index) => (
          <div key={picture} id={photoId(index)} className={styles.slide}>
            <Picture
              src={picture}
              alt={alts[picture] ?? (index === 0 ? name : `${name}, вид ${index + 1}`)}
              shape="card"
              priority={index === 0 ? 'first' : 'lazy'}
              sizes="(min-width: 1024px) 640px, 100vw"
              className={styles.picture}
            />
          </div>
        ))}
      </Carousel>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <a
              key={picture}
              href={`#${photoId(index)}`}
              aria-label={`Показать вид ${index + 1}`}
              aria-current={index === shown ? 'true' : undefined}
              className={styles.thumb}
              onClick={(event) => show(event, index)}
            >
              <Picture src={picture} alt="" shape="card" priority="eager" sizes="84px" />
            </a>
          ))}
        </div>
      )}
      {pictures.some((picture) => mediaFacts(picture)?.rendered) && (
        <p className={styles.note}>Изображения: 3D-визуализация наших изделий</p>
      )}
    </div>
  )
}
