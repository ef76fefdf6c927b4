import type { ReactNode } from 'react'
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './menu.module.css'

export interface MenuAction {
  label: string
  onAction?: () => void
  href?: string
  icon?: IconName
  isDangerous?: boolean
}

interface MenuProps {
  /** Accessible name. */
  label: string
  children: ReactNode
  actions: MenuAction[]
  /** `primary` is the main action of the screen; `secondary` is for a row of buttons. */
  variant?: 'quiet' | 'primary' | 'secondary'
}

export const Menu = ({ label, children, actions, variant = 'quiet' }: MenuProps) => (
  <MenuTrigger>
    <Button aria-label={label} className={variant === 'quiet' ? styles.button : styles[variant]}>
      {children}
    </Button>
    <Popover placement="bottom end" className={styles.popover}>
      <AriaMenu aria-label={label} className={styles.menu}>
        {actions.map(({ label, onAction, href, icon, isDangerous }) => (
          <MenuItem
            key={label}
            href={href}
            onAction={onAction}
            textValue={label}
            className={isDangerous ? `${styles.item} ${styles.dangerous}` : styles.item}
          >
            {icon && <Icon name={icon} size={18} />}
            {label}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  </MenuTrigger>
)
