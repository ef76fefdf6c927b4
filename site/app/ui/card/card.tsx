import type { Picture as PictureValue } from '@rapport/contract/media/media'
import type { ReactNode } from 'react'
import { Picture } from '../picture/picture.tsx'
import { classNames } from '../text/class-names.ts'
import { formatTitle } from '../text/format-title.ts'
import styles from './card.module.css'

interface CardProps {
  to: string
  heading: string
  headingLevel?: 'h2' | 'h3'
  picture?: PictureValue | null | undefined
  /** Replaces the first picture on hover. It is loaded on the first hover, since it is not displayed before. */
  secondPicture?: PictureValue | null | undefined
  priority?: 'eager' | 'lazy'
  /** `card` is portrait, for products; `story` is landscape. */
  shape?: 'card' | 'story'
  /** Displayed width for `sizes`, with the cropped sides, if it differs from that of the shape. */
  pictureSizes?: string | undefined
  /** `highlight`: the picture fills the card, and the text is on top of it. */
  variant?: 'plain' | 'highlight'
  /** `view-transition-name` of the picture, shared with the page of the link. */
  transitionName?: string | undefined
  /** Clamped to three lines. */
  text?: string | undefined
  /** Last line: price, date or likes. */
  children?: ReactNode
}

/** Entry of a list, as one link to its page. */
export function Card({ to, heading, headingLevel: Heading = 'h3', variant = 'plain', ...rest }: CardProps) {
  const {
    picture,
    secondPicture,
    priority = 'lazy',
    shape = 'card',
    pictureSizes,
    transitionName,
    text,
    children,
  } = rest
  return (
    <a href={to} className={classNames(styles.card, variant === 'highlight' && styles.highlight)}>
      <div
        data-transition-name={transitionName}
        className={classNames(styles.frame, shape === 'story' && styles.story)}
      >
        {picture && (
          <Picture
            picture={picture}
            alt=""
            shape={shape}
            priority={priority}
            sizes={pictureSizes}
            className={styles.picture}
          />
        )}
        {secondPicture && <Picture picture={secondPicture} alt="" shape="card" className={styles.second} />}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>{formatTitle(heading)}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {children && <p className={styles.line}>{children}</p>}
      </div>
    </a>
  )
}
