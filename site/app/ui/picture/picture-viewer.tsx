import type { ReactNode } from 'react'
import { DialogTemplate } from '../dialog/native-dialog.tsx'
import { classNames } from '../text/class-names.ts'
import styles from './picture.module.css'

interface PictureViewerProps {
  /** Contains links to pictures with `data-enlarge`, which is the title. */
  children: ReactNode
  closeLabel?: string
  /** Class of the parent element of the large picture. */
  largeClassName?: string | undefined
  /** Class of the large picture. */
  pictureClassName?: string | undefined
  /** The `sizes` attribute of the large picture. */
  sizes: string
  /** Content below the large picture, with the title in `data-fill="title"`. */
  bar?: ReactNode
}

/** Pictures that open large in a dialog. Without JavaScript they are links. */
export const PictureViewer = ({ children, closeLabel, sizes, bar, ...names }: PictureViewerProps) => (
  <picture-viewer className={styles.viewer}>
    {children}
    <DialogTemplate variant="image" label="" closeLabel={closeLabel}>
      <div data-large="" className={names.largeClassName}>
        <picture className={styles.choice}>
          <source type="image/avif" sizes={sizes} />
          <img
            alt=""
            width={800}
            height={1000}
            className={classNames(styles.picture, names.pictureClassName)}
          />
        </picture>
        {bar}
      </div>
    </DialogTemplate>
  </picture-viewer>
)
