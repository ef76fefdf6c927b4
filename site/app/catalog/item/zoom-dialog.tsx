import { type Picture as PictureValue, pictureSrcset } from '@rapport/contract/media/media'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { useZoom } from './use-zoom.ts'
import styles from './zoom-dialog.module.css'
import { keyScale, SCALE_STEP } from './zoom-scale.ts'

interface ZoomDialogProps {
  name: string
  pictures: PictureValue[]
  /** The picture it was opened with; undefined while it is closed. */
  opened: number | undefined
  close: () => void
}

/** The pictures of a product over the whole screen, to be enlarged to the thread. */
export default function ZoomDialog({ name, pictures, opened, close }: ZoomDialogProps) {
  // What it showed stays while it fades.
  const [shown, setShown] = useState(opened ?? 0)
  const [wasOpened, setWasOpened] = useState(opened)
  if (wasOpened !== opened) {
    setWasOpened(opened)
    if (opened !== undefined) setShown(opened)
  }
  const picture = pictures[shown]
  return (
    <Dialog
      open={opened !== undefined}
      onToggle={(next) => next || close()}
      label={`Увеличенное фото: ${name}`}
      hideLabel
      variant="sheet"
      width="auto"
      className={styles.dialog}
    >
      {picture && (
        <ZoomedPicture
          key={`${opened}-${picture.src}`}
          picture={picture}
          alt={picture.alt || name}
          count={pictures.length}
          position={shown}
          move={(step) => setShown((shown + step + pictures.length) % pictures.length)}
        />
      )}
    </Dialog>
  )
}

/** As most pictures of the catalogue are. */
const UNKNOWN_SIZE = { width: 1200, height: 1500 }

interface ZoomedPictureProps {
  picture: PictureValue
  alt: string
  count: number
  position: number
  move: (step: 1 | -1) => void
}

function ZoomedPicture({ picture, alt, count, position, move }: ZoomedPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const image = useRef<HTMLImageElement>(null)
  const { width, height } = picture.width > 0 ? picture : UNKNOWN_SIZE
  const { scale, isLargest, zoomTo, handlers } = useZoom(frame, image, width)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const wanted = keyScale(scale, event.key)
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : undefined
    if (wanted !== undefined) zoomTo(wanted)
    // An enlarged picture scrolls by its arrows.
    else if (step && scale === 1 && count > 1) move(step)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for the whole popup, whatever has the focus in it
    <div className={styles.zoom} onKeyDown={onKeyDown}>
      {/* biome-ignore lint/a11y/useSemanticElements: a region that scrolls, not a section of the page */}
      <div
        ref={frame}
        role="region"
        aria-label="Фото: плюс и минус меняют масштаб"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        data-focus-first=""
        data-zoomed={scale > 1 || undefined}
        className={styles.frame}
        {...handlers}
      >
        <picture className={styles.choice}>
          {picture.widths.length > 0 && (
            <source type="image/avif" srcSet={pictureSrcset(picture)} sizes={`${picture.width}px`} />
          )}
          <img
            ref={image}
            src={picture.fallback}
            alt={alt}
            width={width}
            height={height}
            draggable={false}
            className={styles.picture}
            style={{ '--ratio': width / height, '--scale': scale } as CSSProperties}
          />
        </picture>
      </div>
      <div className={styles.controls}>
        {count > 1 && <IconButton icon="arrowLeft" label="Предыдущее фото" onClick={() => move(-1)} />}
        <IconButton
          icon="zoomOut"
          label="Уменьшить"
          aria-disabled={scale <= 1}
          onClick={() => zoomTo(scale / SCALE_STEP)}
        />
        <output className={styles.scale}>
          {Math.round(scale * 100)}&nbsp;%
          {count > 1 && (
            <span>
              {position + 1} из&nbsp;{count}
            </span>
          )}
        </output>
        <IconButton
          icon="zoomIn"
          label="Увеличить"
          aria-disabled={isLargest}
          onClick={() => zoomTo(scale * SCALE_STEP)}
        />
        {count > 1 && <IconButton icon="arrowRight" label="Следующее фото" onClick={() => move(1)} />}
      </div>
    </div>
  )
}
