import { type Picture as PictureValue, pictureSrcset } from '@rapport/contract/media/media'
import type { CSSProperties } from 'react'
import { classNames } from '../text/class-names.ts'
import { lqip } from './lqip.ts'
import styles from './picture.module.css'

/** Dimensions and default `sizes` of each shape. */
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
  /** Empty if the text beside the picture describes it. */
  alt: string
  shape: keyof typeof shapes
  /** `first` pictures are visible at once and load before others. `last` pictures are small ones beside them. */
  priority?: 'first' | 'eager' | 'lazy' | 'last'
  /** The `sizes` attribute. Wider than the box if the sides are cropped. */
  sizes?: string | undefined
  /** Another picture for phones, with its `sizes`. */
  onPhones?: { picture: PictureValue; sizes: string } | undefined
  className?: string | undefined
}

/** Maximum width for `onPhones`. */
const PHONE = '(max-width: 767.98px)'

/** Responsive picture with a placeholder and a focal point. */
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
      style={hasWidths ? getStyle(picture, priority === 'first') : undefined}
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

/** Drops widths above four times the displayed width: no screen has more than four pixels per CSS pixel. */
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
 * A placeholder takes 40 compressed bytes, so only `first` pictures have one. Others have their mean colour.
 */
function getStyle({ color, placeholder, focus }: PictureValue, first: boolean): CSSProperties {
  const centred = focus.x === 50 && focus.y === 50
  const preview = placeholder && first ? `url(${lqip(placeholder)}) 0 / 100% 100%` : ''
  return {
    background: `${color} ${preview}`.trimEnd(),
    ...(centred ? {} : { objectPosition: `${focus.x}% ${focus.y}%` }),
  }
}
