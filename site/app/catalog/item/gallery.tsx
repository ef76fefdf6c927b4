import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { type MouseEvent, useRef, useState } from 'react'
import { useLazyImport } from '../../browser/use-lazy-import.ts'
import { Carousel, type CarouselHandle } from '../../ui/carousel/carousel.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './gallery.module.css'

const loadZoomDialog = () => import('./zoom/zoom-dialog.tsx')

const photoId = (index: number) => `photo-${index + 1}`

interface GalleryProps {
  name: string
  pictures: PictureValue[]
  /** `view-transition-name` of the first picture. */
  transitionName: string
}

/** Gallery of an item, with swiping, thumbnails, and zoom on a press. Before hydration the pictures are links. */
export function Gallery({ name, pictures, transitionName }: GalleryProps) {
  const carousel = useRef<CarouselHandle>(null)
  const [shown, setShown] = useState(0)

  const show = (event: MouseEvent, index: number) => {
    event.preventDefault()
    carousel.current?.show(index)
  }

  const [zoomed, setZoomed] = useState<number>()
  const zoom = (event: MouseEvent, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setZoomed(index)
  }
  const close = () => setZoomed(undefined)
  const dialog = useLazyImport(zoomed !== undefined, loadZoomDialog, close)
  const getAlt = (index: number) => pictures[index]?.alt || (index === 0 ? name : `${name}, вид ${index + 1}`)

  return (
    <div className={styles.gallery}>
      <Carousel ref={carousel} label={`Фотографии: ${name}`} controls="none" onChange={setShown}>
        {pictures.map((picture, index) => (
          <div
            key={picture.src}
            id={photoId(index)}
            className={styles.slide}
            style={index === 0 ? { viewTransitionName: transitionName } : undefined}
          >
            <a
              href={picture.src}
              aria-label={`Увеличить: ${getAlt(index)}`}
              className={styles.zoom}
              onClick={(event) => zoom(event, index)}
            >
              <Picture
                picture={picture}
                alt={getAlt(index)}
                shape="card"
                priority={index === 0 ? 'first' : 'lazy'}
                sizes="(min-width: 1840px) 795px, (min-width: 1024px) 43vw, (min-width: 768px) 45vw, calc(100vw - 32px)"
                className={styles.picture}
              />
              <span className={styles.zoomMark}>
                <Icon name="zoomIn" size={22} />
              </span>
            </a>
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
              <Picture picture={picture} alt="" shape="card" priority="last" sizes="80px" />
            </a>
          ))}
        </div>
      )}
      {dialog && <dialog.default name={name} pictures={pictures} opened={zoomed} close={close} />}
      {pictures.some(({ prerendered }) => prerendered) && (
        <p className={styles.note}>Изображения: 3D-визуализация наших изделий</p>
      )}
    </div>
  )
}
