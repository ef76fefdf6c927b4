import { classNames } from './class-names.ts'
import styles from './picture.module.css'

const shapes = {
  card: { width: 800, height: 1000 },
  slide: { width: 1920, height: 1080 },
  banner: { width: 1920, height: 640 },
}

interface PictureProps {
  src: string
  /** Empty where the words beside the picture say all of it. */
  alt: string
  shape: keyof typeof shapes
  /** `first` pictures are what the visitor sees at once: they load before all others. */
  priority?: 'first' | 'eager' | 'lazy'
  className?: string | undefined
}

/** A picture whose place is kept before it arrives. */
export function Picture({ src, alt, shape, priority = 'lazy', className }: PictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      {...shapes[shape]}
      loading={priority === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={priority === 'first' ? 'high' : 'auto'}
      decoding="async"
      className={classNames(styles.picture, className)}
    />
  )
}
