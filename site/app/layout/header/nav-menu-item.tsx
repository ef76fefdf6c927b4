import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react'
import type { MenuItem } from '../../content/site-menu.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './main-menu.module.css'
import { MenuLink } from './menu-link.tsx'
import { useMenuDisclosure } from './use-menu-disclosure.ts'

interface NavMenuItemProps {
  item: MenuItem
  /** As wide as the page, not as its line. */
  wide?: boolean
  /** Told whether the menu is open. */
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/**
 * A way with a menu below: the name leads to its page, the sign beside it opens the menu, as does a mouse that rests
 * on either. For a finger the first tap on the name opens it, too.
 */
export function NavMenuItem({ item, wide, onToggle, children }: NavMenuItemProps) {
  const box = useRef<HTMLLIElement>(null)
  const disclosure = useRef<HTMLDetailsElement>(null)
  const openByTap = useMenuDisclosure(box, disclosure)
  // It may have been opened before the client bundle started.
  useEffect(() => onToggle?.(disclosure.current?.open ?? false), [onToggle])
  const toggle = (event: ToggleEvent<HTMLDetailsElement>) => {
    fitPanel(event)
    onToggle?.(event.newState === 'open')
  }
  return (
    <li ref={box} className={wide ? styles.wide : styles.line}>
      <MenuLink item={item} className={styles.link} onClick={openByTap} />
      <details ref={disclosure} onToggle={toggle}>
        <summary className={styles.sign}>
          <VisuallyHidden>Раздел «{item.name}»</VisuallyHidden>
          <Icon name="chevronDown" size={18} />
        </summary>
        <div className={wide ? styles.widePanel : styles.panel}>{children}</div>
      </details>
    </li>
  )
}

/** Tells the panel how much of the window lies above it: it ends above the lower edge, however low the header stands. */
function fitPanel({ currentTarget: details, newState }: ToggleEvent<HTMLDetailsElement>): void {
  const panel = details.lastElementChild
  if (newState === 'open' && panel)
    details.style.setProperty('--panel-top', `${Math.ceil(panel.getBoundingClientRect().top)}px`)
}
