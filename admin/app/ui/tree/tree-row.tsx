import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { Icon } from '../icon/icon.tsx'
import { Menu, type MenuAction } from '../menu/menu.tsx'
import styles from './tree.module.css'

interface TreeRowProps {
  name: string
  hasChildren: boolean
  isMovable: boolean
  actions: MenuAction[]
  children: ReactNode
}

export const TreeRow = ({ name, hasChildren, isMovable, actions, children }: TreeRowProps) => (
  <div className={styles.columns}>
    {hasChildren ? (
      <Button slot="chevron" className={styles.chevron}>
        <Icon name="chevronRight" size={18} />
      </Button>
    ) : (
      <span />
    )}
    <div className={styles.content}>{children}</div>
    {isMovable && (
      <Button slot="drag" className={styles.handle}>
        <Icon name="grip" />
      </Button>
    )}
    {actions.length > 0 && (
      <Menu label={`Действия: ${name}`} actions={actions}>
        <Icon name="more" />
      </Menu>
    )}
  </div>
)
