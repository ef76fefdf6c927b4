import type { ReactNode } from 'react'
import styles from './report-screen.module.css'

/** A large figure of a report with its term. */
export const Figure = ({
  term,
  text,
  note,
}: {
  term: ReactNode
  text: string
  note?: string | undefined
}) => (
  <div>
    <dt>{term}</dt>
    <dd>
      {text} {note && <small>{note}</small>}
    </dd>
  </div>
)

/** Bar of a share from 0 to 1. Decorative: the figures are beside it. */
export const Bar = ({ share }: { share: number }) => (
  <svg aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none" className={styles.bar}>
    <rect width={share * 100} height={8} />
  </svg>
)

/** Formats a part of a whole as percent; undefined without a whole. */
export const formatShare = (part: number, whole: number): string | undefined =>
  whole === 0 ? undefined : `${Math.round((part / whole) * 100)}\u00A0%`
