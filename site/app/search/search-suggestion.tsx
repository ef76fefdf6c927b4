import { useEffect, useRef } from 'react'
import { reachGoal } from '../browser/visit/analytics.ts'
import { PriceFrom } from '../catalog/price-from.tsx'
import { Picture } from '../ui/picture/picture.tsx'
import type { SearchHit } from './search-hits.ts'
import styles from './search-suggestions.module.css'

interface SuggestionLineProps {
  id: string
  link: SearchHit
  active: boolean
}

/** Suggestion. Focus stays in the field; the entry is chosen by keys or a press. */
export function SearchSuggestion({ id, link, active }: SuggestionLineProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const { to, name, picture, kind, priceFrom } = link
  return (
    <a
      ref={ref}
      href={to}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.line}
      onClick={() => reachGoal('searched')}
    >
      {picture ? (
        <Picture picture={picture} alt="" shape="card" sizes="48px" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <span>{name}</span>
      <span className={styles.price}>
        {kind ?? (link.id !== null && <PriceFrom id={link.id} priceFrom={priceFrom} hideLabel />)}
      </span>
    </a>
  )
}
