import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { ScriptMarkup } from '../../ui/element/script-markup.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './gallery.module.css'
import { ZoomTemplate } from './zoom/zoom-template.tsx'

const photoId = (index: number) => `photo-${index + 1}`

/** Size of most pictures of the catalogue. */
const UNKNOWN_SIZE = { width: 1200, height: 1500 }

interface GalleryProps {
  name: string
  pictures: PictureValue[]
  /** `view-transition-name` of the first picture. */
  transitionName: string
}

/** Gallery of an item, with swiping, thumbnails, and zoom on a press. Without JavaScript the pictures are links. */
export function Gallery({ name, pictures, transitionName }: GalleryProps) {
  const getAlt = (index: number) => pictures[index]?.alt || (index === 0 ? name : `${name}, вид ${index + 1}`)
  return (
    <product-gallery data-product={name} className={styles.gallery}>
      <Carousel label={`Фотографии: ${name}`} controls="none">
        {pictures.map((picture, index) => {
          const { width, height } = picture.width > 0 ? picture : UNKNOWN_SIZE
          return (
            <div
              key={picture.src}
              id={photoId(index)}
              className={styles.slide}
              style={index === 0 ? { viewTransitionName: transitionName } : undefined}
            >
              <a
                href={picture.src}
                aria-label={`Увеличить: ${getAlt(index)}`}
                data-zoom={`${width} ${height}`}
                className={styles.zoom}
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
          )
        })}
      </Carousel>
      {pictures.length > 1 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <a
              key={picture.src}
              href={`#${photoId(index)}`}
              aria-label={`Показать вид ${index + 1}`}
              aria-current={index === 0 ? 'true' : undefined}
              data-thumb=""
              className={styles.thumb}
            >
              <Picture picture={picture} alt="" shape="card" priority="last" sizes="80px" />
            </a>
          ))}
        </div>
      )}
      {pictures.some(({ prerendered }) => prerendered) && (
        <p className={styles.note}>Изображения: 3D-визуализация наших изделий</p>
      )}
      <ScriptMarkup>
        <ZoomTemplate />
      </ScriptMarkup>
    </product-gallery>
  )
}
