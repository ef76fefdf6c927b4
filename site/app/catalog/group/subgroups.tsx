import { catalogItemPath } from '@rapport/contract/paths/paths'
import { Chip } from '../../ui/chip/chip.tsx'
import { formatTitle } from '../../ui/text/format-title.ts'
import { type CardView, CatalogCard } from '../catalog-card.tsx'
import styles from './subgroups.module.css'

/** Picture width if there are two groups. */
const HALF = '(min-width: 1400px) 648px, (min-width: 768px) 47vw, min(62vw, 260px)'

/** Subgroups: a scrolling row on phones, so that the products are close. A single subgroup is only a link. */
export function Subgroups({ groups }: { groups: CardView[] }) {
  const [only] = groups
  if (only && groups.length === 1) return <Chip href={catalogItemPath(only)}>{formatTitle(only.name)}</Chip>
  return (
    <ul className={styles.groups} data-count={groups.length}>
      {groups.map((group) => (
        <li key={group.id}>
          <CatalogCard item={group} pictureSizes={groups.length === 2 ? HALF : undefined} />
        </li>
      ))}
    </ul>
  )
}
