import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Any CSS length. */
  width?: string
  height?: string
  /** Aspect ratio such as `4 / 5`, which sets the height. */
  ratio?: string
  round?: boolean
}

/** Placeholder of loading content. Wrap it in `LoadingBlock`, which announces the loading. */
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
