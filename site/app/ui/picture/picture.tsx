import { type Picture as PictureValue, pictureSrcset } from '@rapport/contract/media/media'
import type { CSSProperties } from 'react'
import { classNames } from '../text/class-names.ts'
import { lqip } from './lqip.ts'
import styles from './picture.module.css'
import { rememberedPictureFile } from './remembered-picture.ts'

/** Where a shape is shown, how large, and how wide it is there unless the place says better. */
const shapes = {
  card: {
    width: 800,
    height: 1000,
    sizes: '(min-width: 1720px) 392px, (min-width: 1024px) 22vw, (min-width: 768px) 30vw, calc(50vw - 24px)',
  },
  story: { width: 960, height: 640, sizes: '(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw' },
  slide: { width: 1920, height: 1080, sizes: '100vw' },
  banner: { width: 1920, height: 640, sizes: '100vw' },
}

const FETCH_PRIORITY = { first: 'high', eager: undefined, lazy: undefined, last: 'low' } as const

interface PictureProps {
  picture: PictureValue
  /** Empty where the words beside the picture say all of it. */
  alt: string
  shape: keyof typeof shapes
  /** `first` pictures are what the visitor sees at once: they load before all others. Small ones beside them are `last`. */
  priority?: 'first' | 'eager' | 'lazy' | 'last'
  /** How wide it is shown, as the attribute of that name says it: wider than its place where it is cut at the sides. */
  sizes?: string | undefined
  /** Another picture for phones, and how wide it is shown there. */
  onPhones?: { picture: PictureValue; sizes: string } | undefined
  className?: string | undefined
}

/** Up to this width another picture may stand in the place of one. */
const PHONE = '(max-width: 767.98px)'

/** A picture whose place is kept before it arrives, by a tiny preview of itself, and cut about what must stay seen. */
export function Picture({
  picture,
  alt,
  shape,
  priority = 'lazy',
  sizes,
  onPhones,
  className,
}: PictureProps) {
  const { width, height, sizes: usual } = shapes[shape]
  const hasWidths = picture.widths.length > 0
  const lazy = priority === 'lazy' || priority === 'last'
  const image = (
    <img
      src={picture.fallback}
      alt={alt}
      width={width}
      height={height}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={FETCH_PRIORITY[priority]}
      decoding="async"
      className={classNames(styles.picture, className)}
      style={hasWidths ? styleOf(picture, priority === 'first') : undefined}
    />
  )
  if (!hasWidths) return image
  return (
    <picture className={styles.choice}>
      {onPhones && (
        <source
          media={PHONE}
          type="image/avif"
          srcSet={pictureSrcset(onPhones.picture)}
          sizes={onPhones.sizes}
        />
      )}
      <source
        type="image/avif"
        srcSet={pictureSrcset(sizes ? withinSize(picture, sizes) : picture)}
        sizes={sizes ?? `${lazy ? 'auto, ' : ''}${usual}`}
      />
      {image}
    </picture>
  )
}

/** No screen has four pixels for one: what is always small needs no wider file. */
function withinSize(picture: PictureValue, sizes: string): PictureValue {
  const wide = /^(\d+)px$/.exec(sizes)?.[1]
  if (wide === undefined) return picture
  const { widths } = picture
  return {
    ...picture,
    widths: widths.filter((_, at) => at === 0 || (widths[at - 1] ?? 0) < Number(wide) * 4),
  }
}

/**
 * A preview is 40 bytes of a compressed page: only what a page opens with has one, others have their mean colour. What was seen on
 * the page before is its own preview.
 */
function styleOf({ src, color, placeholder, focus }: PictureValue, first: boolean): CSSProperties {
  const centred = focus.x === 50 && focus.y === 50
  const position = `${focus.x}% ${focus.y}%`
  const remembered = first ? rememberedPictureFile(src) : undefined
  const preview = placeholder && first ? `url(${lqip(placeholder)}) 0 / 100% 100%` : ''
  return {
    background: `${color} ${remembered ? `url(${remembered}) ${position} / cover` : preview}`.trimEnd(),
    ...(centred ? {} : { objectPosition: position }),
  }
}
