import { IconButton } from '../../../ui/button/icon-button.tsx'
import { DialogTemplate } from '../../../ui/dialog/native-dialog.tsx'
import styles from './zoom-dialog.module.css'

/** Full-screen pictures of a product with swiping and zoom: see zoom-dialog.ts. */
export function ZoomTemplate() {
  return (
    <DialogTemplate label="Увеличенное фото" hideLabel variant="sheet" width="auto" className={styles.dialog}>
      <div className={styles.zoom}>
        <ul
          aria-label="Фото: плюс и минус меняют масштаб"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
          tabIndex={0}
          data-focus-first=""
          className={styles.track}
        >
          <li className={styles.frame}>
            <picture className={styles.choice}>
              <source type="image/avif" />
              <img alt="" loading="lazy" draggable={false} className={styles.picture} />
            </picture>
          </li>
        </ul>
        <div className={styles.controls}>
          <IconButton icon="arrowLeft" label="Предыдущее фото" data-step="-1" />
          <IconButton icon="zoomOut" label="Уменьшить" data-zoom-by="-1" aria-disabled />
          <output className={styles.scale}>
            <span data-fill="scale" />
            <span data-fill="place" className={styles.place} />
          </output>
          <IconButton icon="zoomIn" label="Увеличить" data-zoom-by="1" />
          <IconButton icon="arrowRight" label="Следующее фото" data-step="1" />
        </div>
      </div>
    </DialogTemplate>
  )
}
