import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '../text/class-names.ts'
import styles from './popover-menu.module.css'
import { positionBelow } from './position-below.ts'
import { moveFocus } from './roving-focus.ts'

interface PopoverMenuProps {
  /** What stands on the button; its words name it. */
  label: ReactNode
  /** Links, or buttons, in any order of headings and lists. */
  children: ReactNode
  /** A press that is prevented opens nothing. */
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  className?: string | undefined
  panelClassName?: string | undefined
}

/**
 * A menu that unfolds under a button. A popover: the browser opens it, closes it on Escape or a press elsewhere and
 * gives the focus back, with or without the client bundle; arrows and letters come with the program.
 */
export function PopoverMenu({ label, children, onPress, className, panelClassName }: PopoverMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const openedOn = useRef(pathname)
  useEffect(() => {
    // Another page closes it; the start of the client bundle does not.
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move among what stands within */}
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
