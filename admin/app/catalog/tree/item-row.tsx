import type { ItemNode } from '@rapport/staff-contract/entries/catalog-tree'
import { formatTitle } from '../../editing/entry-kinds.ts'
import { StateBadge } from '../../editing/state-badge.tsx'
import { Thumbnail } from '../../media/thumbnail.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import styles from './item-row.module.css'

const isUsual = ({ isHidden, state, schedule }: ItemNode) =>
  !isHidden && state === 'published' && schedule === null

export const ItemRow = ({ node }: { node: ItemNode }) => (
  <div className={styles.row}>
    {node.picture ? (
      <Thumbnail picture={node.picture} minWidth={80} className={styles.picture} />
    ) : (
      <span className={styles.picture} />
    )}
    <span className={node.isGroup ? styles.group : undefined}>{formatTitle(node)}</span>
    <span className={isUsual(node) ? `${styles.states} ${styles.usual}` : styles.states}>
      {node.isHidden && <Badge>Скрыто с&nbsp;группой</Badge>}
      <StateBadge entry={node} />
    </span>
  </div>
)
