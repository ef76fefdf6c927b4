import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '../text/class-names.ts'
import styles from './popover-menu.module.css'
import { positionBelow } from './position-below.ts'
import { moveFocus } from './roving-focus.ts'

interface PopoverMenuProps {
  /** Content of the button, which also names it. */
  label: ReactNode
  /** Links or buttons, with any headings and lists. */
  children: ReactNode
  /** `preventDefault` keeps the menu closed. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  className?: string | undefined
  panelClassName?: string | undefined
}

/**
 * Menu in a popover under a button. The browser opens it, closes it on Escape or an outside press, and restores
 * focus. Arrow and letter keys work after hydration.
 */
export function PopoverMenu({ label, children, onPress, className, panelClassName }: PopoverMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const openedOn = useRef(pathname)
  useEffect(() => {
    // Navigation closes the menu, hydration does not.
    if (openedOn.current !== pathname) panel.current?.hidePopover()
    openedOn.current = pathname
  }, [pathname])

  const openByArrow = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    panel.current?.showPopover({ source: event.currentTarget })
    panel.current?.querySelector<HTMLElement>('a[href], button')?.focus()
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={className}
        onClick={onPress}
        onKeyDown={openByArrow}
      >
        {label}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the elements inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classNames(styles.panel, panelClassName)}
        onBeforeToggle={(event) => positionBelow(event.currentTarget)}
        onKeyDown={(event) => moveFocus(event, event.currentTarget.querySelectorAll('a[href], button'))}
      >
        {children}
      </div>
    </>
  )
}
