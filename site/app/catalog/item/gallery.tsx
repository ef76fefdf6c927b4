import type { Picture as PictureValue } from '@rapport/contract/media'
import { type MouseEvent, useRef, useState } from 'react'
import { Carousel, type CarouselHandle } from '../../ui/carousel/carousel.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './gallery.module.css'

const photoId = (index: number) => `photo-${index + 1}`

interface GalleryProps {
  name: string
  pictures: PictureValue[]
}

/** Pictures of an item, one at a time: swiped, or chosen by a small one. Links do it until the program runs. */
export function Gallery({ name, pictures }: GalleryProps) {
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
          <div key={picture.src} id={photoId(index)} className={styles.slide}>
            <Picture
              picture={picture}
              alt={picture.alt || (index === 0 ? name : `${name}, вид ${index + 1}`)}
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
              key={picture.src}
              href={`#${photoId(index)}`}
              aria-label={`Показать вид ${index + 1}`}
              aria-current={index === shown ? 'true' : undefined}
              className={styles.thumb}
              onClick={(event) => show(event, index)}
            >
              <Picture picture={picture} alt="" shape="card" priority="eager" sizes="84px" />
            </a>
          ))}
        </div>
      )}
      {pictures.some(({ prerendered }) => prerendered) && (
        <p className={styles.note}>Изображения: 3D-визуализация наших изделий</p>
      )}
    </div>
  )
}
