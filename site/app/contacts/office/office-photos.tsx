import type { CityContact } from '@rapport/contract/contacts/contacts'
import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { type MouseEvent, useState } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import styles from './office-photos.module.css'

/** Narrow pictures are as high and cropped at the sides. */
const SIZES =
  '(min-width: 1720px) 672px, (min-width: 1024px) 39vw, (min-width: 560px) 60vw, calc(100vw - 32px)'

/** Photos of an office, which open large. Without JavaScript they are links. */
export function OfficePhotos({
  contact: { city, photos },
}: {
  contact: Pick<CityContact, 'city' | 'photos'>
}) {
  const [shown, setShown] = useState<PictureValue>()
  const [open, setOpen] = useState(false)
  if (photos.length === 0) return null
  const getAlt = (photo: PictureValue) => photo.alt || `${city}, фото ${photos.indexOf(photo) + 1}`
  const enlarge = (event: MouseEvent, photo: PictureValue) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setShown(photo)
    setOpen(true)
  }
  return (
    <div>
      <ul className={styles.photos}>
        {photos.map((photo, index) => (
          <li key={photo.src}>
            <a
              href={photo.fallback}
              aria-label={`Увеличить: ${getAlt(photo)}`}
              className={styles.photo}
              onClick={(event) => enlarge(event, photo)}
            >
              <Picture
                picture={photo}
                alt={getAlt(photo)}
                shape="card"
                priority={index === 0 ? 'first' : 'lazy'}
                sizes={SIZES}
                className={styles.picture}
              />
            </a>
          </li>
        ))}
      </ul>
      {photos.some(({ prerendered }) => prerendered) && (
        <p className={styles.note}>Изображения: 3D-визуализация</p>
      )}
      <Dialog open={open} onToggle={setOpen} label={shown ? getAlt(shown) : city} variant="image">
        {shown && (
          <div className={styles.large} style={{ aspectRatio: `${shown.width} / ${shown.height}` }}>
            <Picture picture={shown} alt={getAlt(shown)} shape="slide" priority="eager" />
          </div>
        )}
      </Dialog>
    </div>
  )
}
