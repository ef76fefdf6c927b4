import type { Picture as PictureValue } from '@rapport/contract/media/media'
import { type ReactNode, useState } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import { Picture } from '../picture/picture.tsx'
import { rememberPictureFile } from '../picture/remembered-picture.ts'
import { classNames } from '../text/class-names.ts'
import { titleText } from '../text/title-text.ts'
import styles from './card.module.css'

interface CardProps {
  to: string
  heading: string
  headingLevel?: 'h2' | 'h3'
  picture?: PictureValue | null | undefined
  /** Shown under the pointer in place of the first; it is neither loaded nor in the page before. */
  secondPicture?: PictureValue | null | undefined
  priority?: 'eager' | 'lazy'
  /** Of the picture: things stand upright, stories lie. */
  shape?: 'card' | 'story'
  /** How wide the picture is, cut sides included, where its shape does not say so. */
  pictureSizes?: string | undefined
  /** `highlight`: the picture fills the card, the words stand on it. */
  variant?: 'plain' | 'highlight'
  /** What the picture is called on this page and on that of the link, for the transition between them. */
  transitionName?: string | undefined
  /** At most three lines are seen. */
  text?: string | undefined
  /** The last line: a price, a date, likes. */
  children?: ReactNode
}

/** One of many things in a list; the whole of it leads to its page. */
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
  const isLeading = useViewTransitionState(to)
  const [wasPointed, setWasPointed] = useState(false)
  const point = () => setWasPointed(true)
  return (
    <Link
      to={to}
      viewTransition
      prefetch="intent"
      onPointerEnter={point}
      onFocus={point}
      onClick={({ currentTarget }) =>
        picture && rememberPictureFile(picture.src, currentTarget.querySelector('img'))
      }
      className={classNames(styles.card, variant === 'highlight' && styles.highlight)}
    >
      <div
        className={classNames(styles.frame, shape === 'story' && styles.story)}
        style={isLeading ? { viewTransitionName: transitionName } : undefined}
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
        {secondPicture && wasPointed && (
          <Picture picture={secondPicture} alt="" shape="card" className={styles.second} />
        )}
      </div>
      <div className={styles.body}>
        <Heading className={styles.name}>{titleText(heading)}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {children && <p className={styles.line}>{children}</p>}
      </div>
    </Link>
  )
}
