import { catalogItemPath } from '@rapport/contract/paths/paths'
import { Chip } from '../../ui/chip/chip.tsx'
import { titleText } from '../../ui/text/title-text.ts'
import { type CardView, CatalogCard } from '../catalog-card.tsx'
import styles from './subgroups.module.css'

/** The groups below one: a strip to swipe on a phone, so that the products are not far below. One alone is but a link. */
export function Subgroups({ groups }: { groups: CardView[] }) {
  const [only] = groups
  if (only && groups.length === 1) return <Chip to={catalogItemPath(only)}>{titleText(only.name)}</Chip>
  return (
    <ul className={styles.groups} data-count={groups.length}>
      {groups.map((group) => (
        <li key={group.id}>
          <CatalogCard item={group} />
        </li>
      ))}
    </ul>
  )
}
