import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** As any length of CSS. */
  width?: string
  height?: string
  /** `4 / 5` for the picture of a card: then the height follows from the width. */
  ratio?: string
  round?: boolean
}

/** Keeps the place of something that is on its way. Who shows it tells that it loads: see LoadingBlock. */
export function Skeleton({ width = '100%', height = '1em', ratio, round }: SkeletonProps) {
  const size: CSSProperties = ratio ? { width, aspectRatio: ratio } : { width, height }
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={round ? { ...size, borderRadius: '50%' } : size}
    />
  )
}
