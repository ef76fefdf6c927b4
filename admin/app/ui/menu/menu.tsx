import type { ReactNode } from 'react'
import { Menu as AriaMenu, Button, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { Icon, type IconName } from '../icon/icon.tsx'
import styles from './menu.module.css'

export interface MenuAction {
  label: string
  /** What it does; with `href` it leads there. */
  onAction?: () => void
  href?: string
  icon?: IconName
  isDangerous?: boolean
}

interface MenuProps {
  /** For who can't see what the button shows. */
  label: string
  /** What the button shows. */
  children: ReactNode
  actions: MenuAction[]
  /** `primary`: the main thing to do on its screen. `secondary`: it stands among buttons. */
  variant?: 'quiet' | 'primary' | 'secondary'
}

/** A button that opens a list of things to do. */
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
