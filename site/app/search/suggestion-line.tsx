import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { priceFromText } from '../catalog/price-from.ts'
import { Picture } from '../ui/picture.tsx'
import type { FoundLink } from './found-links.ts'
import styles from './search-suggestions.module.css'

interface SuggestionLineProps {
  id: string
  link: FoundLink
  active: boolean
}

/** One found thing. The focus stays in the field; a line is chosen from there, or pressed. */
export function SuggestionLine({ id, link: { to, name, picture, ...link }, active }: SuggestionLineProps) {
  const ref = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const price = link.kind ?? priceFromText(link)
  return (
    <Link
      ref={ref}
      to={to}
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={styles.line}
    >
      {picture ? (
        <Picture src={picture} alt="" shape="card" sizes="48px" className={styles.picture} />
      ) : (
        <span className={styles.picture} />
      )}
      <span>{name}</span>
      <span className={styles.price}>{price}</span>
    </Link>
  )
}
