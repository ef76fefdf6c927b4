import { type ReactNode, type ToggleEvent, useEffect, useRef } from 'react'
import type { MenuItem } from '../../content/site-menu.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './main-menu.module.css'
import { MenuLink } from './menu-link.tsx'
import { useMenuDisclosure } from './use-menu-disclosure.ts'

interface NavMenuItemProps {
  item: MenuItem
  /** Panel as wide as the page. */
  wide?: boolean
  /** Called when the menu opens or closes. */
  onToggle?: (open: boolean) => void
  children: ReactNode
}

/** Menu link with a panel below. The panel opens by its button, by hover, and by the first tap on the link. */
export function NavMenuItem({ item, wide, onToggle, children }: NavMenuItemProps) {
  const box = useRef<HTMLLIElement>(null)
  const disclosure = useRef<HTMLDetailsElement>(null)
  const openByTap = useMenuDisclosure(box, disclosure)
  // It may have been opened before hydration.
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

/** Sets the room below the header as a CSS property, so that the panel fits in the window. */
function fitPanel({ currentTarget: details, newState }: ToggleEvent<HTMLDetailsElement>): void {
  const panel = details.lastElementChild
  if (newState === 'open' && panel)
    details.style.setProperty('--panel-top', `${Math.ceil(panel.getBoundingClientRect().top)}px`)
}
