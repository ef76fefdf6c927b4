import { catalogItemPath, type ItemWithPath } from '@rapport/contract/paths/paths'
import { Chip } from '../ui/chip/chip.tsx'
import { formatTitle } from '../ui/text/format-title.ts'
import styles from './search-page.module.css'

interface NamedItem extends ItemWithPath {
  id: number
  name: string
}

/** Links to groups of the catalogue. */
export function GroupChips({ groups }: { groups: NamedItem[] }) {
  return (
    <ul className={styles.chips}>
      {groups.map((group) => (
        <li key={group.id}>
          <Chip href={catalogItemPath(group)}>{formatTitle(group.name)}</Chip>
        </li>
      ))}
    </ul>
  )
}
