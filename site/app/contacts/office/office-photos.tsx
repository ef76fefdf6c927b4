import type { CityContact } from '@rapport/contract/contacts/contacts'
import { Picture } from '../../ui/picture/picture.tsx'
import { PictureViewer } from '../../ui/picture/picture-viewer.tsx'
import styles from './office-photos.module.css'

/** Narrow pictures are as high and cropped at the sides. */
const SIZES =
  '(min-width: 1720px) 672px, (min-width: 1024px) 39vw, (min-width: 560px) 60vw, calc(100vw - 32px)'

/** Photos of an office, which open large. */
export function OfficePhotos({
  contact: { city, photos },
}: {
  contact: Pick<CityContact, 'city' | 'photos'>
}) {
  if (photos.length === 0) return null
  return (
    <div>
      <PictureViewer sizes="100vw" largeClassName={styles.large}>
        <ul className={styles.photos}>
          {photos.map((photo, index) => {
            const alt = photo.alt || `${city}, фото ${index + 1}`
            return (
              <li key={photo.src}>
                <a
                  href={photo.fallback}
                  aria-label={`Увеличить: ${alt}`}
                  data-enlarge={alt}
                  data-ratio={`${photo.width} / ${photo.height}`}
                  className={styles.photo}
                >
                  <Picture
                    picture={photo}
                    alt={alt}
                    shape="card"
                    priority={index === 0 ? 'first' : 'lazy'}
                    sizes={SIZES}
                    className={styles.picture}
                  />
                </a>
              </li>
            )
          })}
        </ul>
      </PictureViewer>
      {photos.some(({ prerendered }) => prerendered) && (
        <p className={styles.note}>Изображения: 3D-визуализация</p>
      )}
    </div>
  )
}
