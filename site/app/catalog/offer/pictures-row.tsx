import { Picture } from '../../ui/picture/picture.tsx'
import type { ItemView } from '../item/item-view.ts'
import { listItemPictures } from '../item/product-head.tsx'
import styles from './pictures-row.module.css'

/** Pictures of results in a row, two per row on phones. */
export function PicturesRow({ item }: { item: ItemView }) {
  const pictures = listItemPictures(item)
  if (pictures.length < 2) return null
  return (
    <figure className={styles.figure}>
      <ul className={styles.row}>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <Picture
              picture={picture}
              alt={picture.alt || item.name}
              shape="card"
              sizes="(min-width: 1400px) 410px, (min-width: 768px) 31vw, calc(100vw - 32px)"
              className={styles.picture}
            />
          </li>
        ))}
      </ul>
      {pictures.some(({ prerendered }) => prerendered) && (
        <figcaption className={styles.note}>Изображения: 3D-визуализация наших изделий</figcaption>
      )}
    </figure>
  )
}
