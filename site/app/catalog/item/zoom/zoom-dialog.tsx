import { type Picture as PictureValue, pictureSrcset } from '@rapport/contract/media/media'
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { currentSlide, scrollToSlide } from '../../../ui/carousel/carousel-track.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useZoom } from './use-zoom.ts'
import styles from './zoom-dialog.module.css'
import { keyScale, keyScroll, SCALE_STEP } from './zoom-scale.ts'

interface ZoomDialogProps {
  name: string
  pictures: PictureValue[]
  /** Index of the first picture; undefined if closed. */
  opened: number | undefined
  close: () => void
}

/** Full-screen pictures of a product with swiping and zoom. */
export default function ZoomDialog({ name, pictures, opened, close }: ZoomDialogProps) {
  // Keeps its content during the closing animation.
  const [first, setFirst] = useState(opened ?? 0)
  const [openings, setOpenings] = useState(0)
  const [wasOpened, setWasOpened] = useState(opened)
  if (wasOpened !== opened) {
    setWasOpened(opened)
    if (opened !== undefined) {
      setFirst(opened)
      setOpenings(openings + 1)
    }
  }
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
      <ZoomedPictures key={openings} name={name} pictures={pictures} first={first} />
    </Dialog>
  )
}

interface ZoomedPicturesProps {
  name: string
  pictures: PictureValue[]
  first: number
}

function ZoomedPictures({ name, pictures, first }: ZoomedPicturesProps) {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(first)
  const { scale, isLargest, zoomTo, scrollBy, handlers } = useZoom(
    track,
    shown,
    getSize(pictures[shown]).width,
  )
  /** Target of the running scroll. The next step starts from it. */
  const aim = useRef<number>(undefined)
  const count = pictures.length

  const isPlaced = useRef(false)
  useEffect(() => {
    const element = track.current
    if (!element) return
    // A hidden track has no width.
    const observer = new ResizeObserver(() => {
      if (isPlaced.current || element.clientWidth === 0) return
      isPlaced.current = true
      element.scrollTo({ left: first * element.clientWidth, behavior: 'instant' })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [first])

  const show = (index: number) => {
    if (!track.current) return
    zoomTo(1)
    aim.current = index
    scrollToSlide(track.current, index)
  }
  const move = (step: 1 | -1) => show(((aim.current ?? shown) + step + count) % count)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const wanted = keyScale(scale, event.key)
    const scrolled = keyScroll(event.key)
    if (wanted !== undefined) zoomTo(wanted)
    else if (scrolled && scale > 1) scrollBy(scrolled)
    else if (scrolled?.left && count > 1) move(scrolled.left > 0 ? 1 : -1)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for the whole popup, whatever has the focus in it
    <div className={styles.zoom} onKeyDown={onKeyDown}>
      <ul
        ref={track}
        aria-label="Фото: плюс и минус меняют масштаб"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        data-focus-first=""
        className={styles.track}
        onScroll={({ currentTarget }) => isPlaced.current && setShown(currentSlide(currentTarget))}
        onScrollEnd={() => {
          aim.current = undefined
        }}
        {...handlers}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            aria-hidden={index !== shown}
            data-zoomed={(index === shown && scale > 1) || undefined}
            className={styles.frame}
          >
            <EnlargedPicture
              picture={picture}
              alt={picture.alt || (index === 0 ? name : `${name}, вид ${index + 1}`)}
              scale={index === shown ? scale : 1}
            />
          </li>
        ))}
      </ul>
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
              {shown + 1} из&nbsp;{count}
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

/** Size of most pictures of the catalogue. */
const UNKNOWN_SIZE = { width: 1200, height: 1500 }
const getSize = (picture: PictureValue | undefined) => (picture && picture.width > 0 ? picture : UNKNOWN_SIZE)

interface EnlargedPictureProps {
  picture: PictureValue
  alt: string
  scale: number
}

function EnlargedPicture({ picture, alt, scale }: EnlargedPictureProps) {
  const { width, height } = getSize(picture)
  return (
    <picture className={styles.choice}>
      {picture.widths.length > 0 && (
        <source type="image/avif" srcSet={pictureSrcset(picture)} sizes={`${picture.width}px`} />
      )}
      <img
        src={picture.fallback}
        alt={alt}
        loading="lazy"
        width={width}
        height={height}
        draggable={false}
        className={styles.picture}
        style={{ '--ratio': width / height, '--scale': scale } as CSSProperties}
      />
    </picture>
  )
}
